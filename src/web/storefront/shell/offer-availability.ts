import type { Later } from '#web/ui/menu-card/menu-card.ts';

/** Schema.org availability, judged like an order: at once, for a later moment, or not at all. */
export function offerAvailability({
  isOrderable,
  isAheadOnly,
  later,
}: {
  readonly isOrderable: boolean;
  /** Only for another day than today. */
  readonly isAheadOnly: boolean;
  readonly later: Pick<Later, 'canBeChosen'> | null;
}): string {
  const isLater = isAheadOnly || later !== null;
  const state = !isOrderable || later?.canBeChosen === false ? 'OutOfStock' : isLater ? 'PreOrder' : 'InStock';
  return `https://schema.org/${state}`;
}
