/**
 * What guests order most and what they order together (docs/decisions/0191): computed from sold orders, shown from the
 * present menu. Only product ids and ranks are stored; nothing of an order or a guest.
 */
import type { Instant } from '#domain/time/instant.ts';
import { orderableDays, productState } from './availability.ts';
import { isWithin } from './availability-window.ts';
import type { Product } from './menu.ts';
import { priceRange } from './price-range.ts';
import { quickSize } from './quick-add.ts';
import type { OfferedProduct } from './shown-menu.ts';

/** Days of orders that are evaluated, and the maximum number of them. */
export const LEARNED_FROM_DAYS = 28;
export const LEARNED_FROM_ORDERS = 2000;
/** With fewer different orders, neither a product nor a pair counts. */
const FEWEST_ORDERS = 3;
/** A shorter list is not shown. */
const FEWEST_POPULAR = 3;
/** More are stored than shown, because some may be sold out or outside their hours. */
const KEPT_POPULAR = 30;
const KEPT_TOGETHER = 20;
/** Maximum of add-ons per product. */
const GOES_WITH_MAXIMUM = 4;
/** Maximum of suggestions beside a cart. */
const ADD_ONS_MAXIMUM = 3;
/** An add-on costs at most this part of the product: a dearer one would be a second dish. */
const ADD_ON_PRICE = 2 / 3;

/** In how many different orders a product was sold. */
export type SoldProduct = { readonly productId: number; readonly orders: number };
/** In how many different orders another product was sold with it. */
export type SoldTogether = SoldProduct & { readonly otherId: number };
/** Products in the order of their ranks. */
export type OrderingHabits = {
  readonly popular: readonly number[];
  readonly together: readonly { readonly productId: number; readonly otherIds: readonly number[] }[];
};

export function learnOrderingHabits(sold: readonly SoldProduct[], pairs: readonly SoldTogether[]): OrderingHabits {
  const popular = mostOrdered(sold, ({ productId }) => productId).slice(0, KEPT_POPULAR);
  const together = [...new Set(pairs.map(({ productId }) => productId))].map((productId) => {
    const own = pairs.filter((pair) => pair.productId === productId);
    return { productId, otherIds: mostOrdered(own, ({ otherId }) => otherId).slice(0, KEPT_TOGETHER) };
  });
  return {
    popular: popular.length < FEWEST_POPULAR ? [] : popular,
    together: together.filter(({ otherIds }) => otherIds.length > 0),
  };
}

function mostOrdered<Counted extends SoldProduct>(counted: readonly Counted[], idOf: (one: Counted) => number) {
  return counted
    .filter(({ orders }) => orders >= FEWEST_ORDERS)
    .toSorted((one, other) => other.orders - one.orders || idOf(one) - idOf(other))
    .map(idOf);
}

/** The most ordered products that are orderable now, most ordered first; alcohol is not advertised. */
export function popularProducts<Listed extends OfferedProduct>(
  products: readonly Listed[],
  { now, limit }: { readonly now: Instant; readonly limit: number },
): readonly Listed[] {
  const popular = products
    .filter(
      (product) => product.popularRank !== null && maySuggest(product) && isWithin(product.availabilityWindows, now),
    )
    .toSorted((one, other) => Number(one.popularRank) - Number(other.popularRank))
    .slice(0, limit);
  return popular.length < FEWEST_POPULAR ? [] : popular;
}

/**
 * Add-ons of a product: those chosen by the restaurant, then those ordered with it; of the latter only ones of another
 * category and clearly cheaper: a drink, a sauce, a side, a dessert, not a second dish.
 */
export function goesWith(
  menu: { readonly products: readonly Product[] },
  {
    product,
    chosenIds,
    orderedIds,
  }: {
    readonly product: Product;
    readonly chosenIds: readonly number[];
    readonly orderedIds: readonly number[];
  },
): readonly number[] {
  const cost = priceRange(product)?.from ?? 0;
  const suggestible = (id: number) => menu.products.find((other) => other.id === id && maySuggest(other));
  const chosen = chosenIds.filter((id) => suggestible(id) !== undefined);
  const learned = orderedIds.filter((id) => {
    const other = suggestible(id);
    const from = other && priceRange(other)?.from;
    return from !== undefined && other?.categoryId !== product.categoryId && from <= cost * ADD_ON_PRICE;
  });
  return [...new Set([...chosen, ...learned])].slice(0, GOES_WITH_MAXIMUM);
}

/**
 * Suggestions beside a cart: add-ons of its products, in turn from the first, one per category that the cart does not
 * contain, and only products that one tap adds. Add-ons of the same category were chosen by the restaurant (`goesWith`)
 * and are suggested anyway.
 */
export function addOnsFor<Listed extends OfferedProduct>(
  products: readonly Listed[],
  { productIds, now }: { readonly productIds: readonly number[]; readonly now: Instant },
): readonly Listed[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const inCart = [...new Set(productIds)].flatMap((id) => byId.get(id) ?? []);
  const covered = new Set(inCart.map(({ categoryId }) => categoryId));
  const addOns = new Set<Listed>();
  for (let place = 0; place < GOES_WITH_MAXIMUM; place += 1) {
    for (const { goesWithIds, categoryId } of inCart) {
      const other = byId.get(goesWithIds[place] ?? 0);
      if (other === undefined || inCart.includes(other)) continue;
      if (covered.has(other.categoryId) && other.categoryId !== categoryId) continue;
      if (quickSize(other) === null || !isWithin(other.availabilityWindows, now)) continue;
      covered.add(other.categoryId);
      addOns.add(other);
    }
  }
  return [...addOns].slice(0, ADD_ONS_MAXIMUM);
}

/** May be ordered for today, by anyone. */
function maySuggest(product: Product): boolean {
  return productState(product) === 'orderable' && orderableDays(product, null).today && !product.isAgeRestricted;
}
