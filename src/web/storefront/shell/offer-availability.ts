import type { Later } from '#web/storefront/menu/menu-page.ts';

/** Whether something can be had, as an order of it would be judged: at once, for a later moment, or not at all. */
export function offerAvailability({
  isOrderable,
  isAheadOnly,
  later,
}: {
  readonly isOrderable: boolean;
  /** For another day than today only. */
  readonly isAheadOnly: boolean;
  readonly later: Pick<Later, 'canBeChosen'> | null;
}): string {
  const isLater = isAheadOnly || later !== null;
  const state = !isOrderable || later?.canBeChosen === false ? 'OutOfStock' : isLater ? 'PreOrder' : 'InStock';
  return `https://schema.org/${state}`;
}
