/**
 * Who may change which part of the menu (readings 21). The server enforces it; screens only hide what would be refused.
 */
import type { Extra } from '#domain/menu/menu.ts';
import type { SizeSheet } from '#domain/menu/product-sheet.ts';

/** Rights that administrators have granted to managers; none by default. */
export type ManagerGrants = { readonly changePrices: boolean; readonly deleteProducts: boolean };

/** Additionally whether managers are asked to set up a second factor. */
export type ManagerSettings = ManagerGrants & { readonly asksSecondFactor: boolean };

/** Rights beyond editing, availability and stock, which all staff have. */
export type MenuRights = { readonly mayChangePrices: boolean; readonly mayDelete: boolean };

/** Administrators have every right, managers the granted ones. */
export function menuRights(isAdmin: boolean, grants: ManagerGrants): MenuRights {
  return { mayChangePrices: isAdmin || grants.changePrices, mayDelete: isAdmin || grants.deleteProducts };
}

/** The price-related fields of a product: what guests pay, and how it is taxed. */
export type PricedProduct = {
  readonly sizes: readonly Pick<SizeSheet, 'id' | 'price' | 'boxNeeded' | 'boxPrice' | 'deposit'>[];
  readonly extras: readonly Pick<Extra, 'name' | 'price'>[];
  readonly vatTakeawayBasisPoints: number;
  readonly vatOnPremisesBasisPoints: number;
  readonly vatTakeawayRateId: number | null;
  readonly vatOnPremisesRateId: number | null;
};

/** Rights that a save needs besides the right to edit. */
export type NeededRights = { readonly changesPrices: boolean; readonly deletesSizes: boolean };

/**
 * Decides which rights a save needs. Prices are the sizes' prices, boxes and deposits, the extras' prices and the VAT;
 * anything new has a price, so a new product or size needs the right too. A missing size is deleted.
 *
 * @param before `null` for a new product
 */
export function neededRights(before: PricedProduct | null, after: PricedProduct): NeededRights {
  if (before === null) return { changesPrices: true, deletesSizes: false };
  const known = new Map(before.sizes.map((size) => [size.id, sizeCost(size)]));
  const kept = new Set(after.sizes.map(({ id }) => id));
  const extrasBefore = new Map(before.extras.map(({ name, price }) => [name, price]));
  return {
    changesPrices:
      before.vatTakeawayBasisPoints !== after.vatTakeawayBasisPoints ||
      before.vatOnPremisesBasisPoints !== after.vatOnPremisesBasisPoints ||
      before.vatTakeawayRateId !== after.vatTakeawayRateId ||
      before.vatOnPremisesRateId !== after.vatOnPremisesRateId ||
      after.sizes.some((size) => known.get(size.id) !== sizeCost(size)) ||
      after.extras.some(({ name, price }) => extrasBefore.get(name) !== price),
    deletesSizes: before.sizes.some(({ id }) => !kept.has(id)),
  };
}

/** The price of a box that is not needed has no effect. */
function sizeCost({ price, boxNeeded, boxPrice, deposit }: PricedProduct['sizes'][number]): string {
  return [price, boxNeeded ? boxPrice : 'no box', deposit].join('/');
}
