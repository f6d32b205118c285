/** Texts for how an order is handed over at the door, the same for guests and staff. */
import { type DropOff, findDropOff } from '#domain/accounts/parse-address.ts';

export const DROP_OFF_WORDS = {
  AT_DOOR: 'la ușă',
  AT_GATE: 'la poartă',
  CALL: 'sună-mă',
  LEAVE: 'lasă la ușă',
} as const satisfies Record<DropOff, string>;
export const DROP_OFF_LABELS = { dropOff: 'Cum predăm comanda', dropOffNote: 'Pentru curier' } as const;

/** '' where the guest chose none. */
export function describeDropOff({ dropOff }: { readonly dropOff: string }): string {
  const way = findDropOff(dropOff);
  return way === null ? '' : DROP_OFF_WORDS[way];
}
