/** Invents the orders of a rehearsal from the restaurant's own menu. */
import { isSizeOrderable } from '#domain/menu/availability.ts';
import type { Product, Size } from '#domain/menu/menu.ts';
import { type Bani, sumBani, timesBani } from '#domain/money/bani.ts';
import { faultAt, type RehearsalFault } from './rehearsal.ts';

export type RehearsalLine = { readonly product: Product; readonly size: Size; readonly quantity: number };

export type RehearsalOrder = {
  readonly fault: RehearsalFault | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly isDelivery: boolean;
  readonly note: string;
  readonly lines: readonly RehearsalLine[];
  readonly products: Bani;
};

/** Shown on every card, board and slip, so that the kitchen does not cook the order. */
export const REHEARSAL_MARK = 'REPETIȚIE';
const NOT_COOKED = `${REHEARSAL_MARK}: comandă inventată, nu se gătește.`;

const NAMES = ['Ana', 'Ion', 'Maria', 'Andrei', 'Elena', 'Mihai', 'Ioana', 'Vlad', 'Irina', 'Radu', 'Sorina', 'Dan'];

const FAULT_NOTES: Readonly<Record<RehearsalFault, string>> = {
  allergy: 'Copilul are ALERGIE LA NUCI, vă rog foarte mult!',
  sold_out: '',
  long_note:
    'Vă rog să sunați când ajungeți la poartă, interfonul nu merge, iar câinele latră, dar nu mușcă. Dacă se poate, tacâmuri pentru patru persoane, o lămâie în plus și ciorba separat de smântână. Mulțumesc!',
  cancelled: '',
};

type Menu = readonly Product[];

/** The order with this index in a rehearsal; null when nothing can be ordered. */
export function inventRehearsalOrder(
  menu: Menu,
  { index, run, faults }: { readonly index: number; readonly run: number; readonly faults: readonly RehearsalFault[] },
): RehearsalOrder | null {
  const dishes = menu.flatMap((product) =>
    product.sizes.flatMap((size) => (isSizeOrderable(product, size) ? [{ product, size }] : [])),
  );
  if (dishes.length === 0) return null;
  const fault = faultAt(index, faults);
  const count = 1 + ((index + run) % Math.min(3, dishes.length));
  const chosen = Array.from({ length: count }, (_, place) => ({
    // Steps coprime to most lengths: different dishes for each line, and others in each rehearsal.
    ...(dishes[(index * 7 + run * 3 + place) % dishes.length] as (typeof dishes)[number]),
    quantity: 1 + ((index + place) % 2),
  }));
  const gone = fault === 'sold_out' ? findUnorderable(menu) : null;
  const lines = gone === null ? chosen : [{ ...gone, quantity: 1 }, ...chosen.slice(1)];
  return {
    fault,
    firstName: REHEARSAL_MARK,
    lastName: NAMES[(index - 1) % NAMES.length] as string,
    isDelivery: index % 3 !== 0,
    note: [NOT_COOKED, fault === null ? '' : FAULT_NOTES[fault]].filter((part) => part !== '').join(' '),
    lines,
    products: sumBani(lines.map(({ size, quantity }) => timesBani(size.price, quantity))),
  };
}

/** Whether the sold-out fault can be included. */
export function hasUnorderableDish(menu: Menu): boolean {
  return findUnorderable(menu) !== null;
}

function findUnorderable(menu: Menu): Omit<RehearsalLine, 'quantity'> | null {
  for (const product of menu) {
    const size = product.sizes.find((one) => !isSizeOrderable(product, one));
    if (size !== undefined) return { product, size };
  }
  return null;
}
