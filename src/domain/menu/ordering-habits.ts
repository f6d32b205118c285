/**
 * What guests order most and what they order together (docs/decisions/0191): learned from sold orders, shown from the menu as
 * it stands now. Only products and places in a list; nothing of an order or of a guest is kept.
 */
import type { Instant } from '#domain/time/instant.ts';
import { orderableDays, productState } from './availability.ts';
import { isWithin } from './availability-window.ts';
import type { Product } from './menu.ts';
import { priceRange } from './price-range.ts';
import { quickSize } from './quick-add.ts';
import type { OfferedProduct } from './shown-menu.ts';

/** Sold orders of so many days tell, and of those the last so many. */
export const LEARNED_FROM_DAYS = 28;
export const LEARNED_FROM_ORDERS = 2000;
/** Fewer different orders say nothing of a product, or of two together. */
const FEWEST_ORDERS = 3;
/** A list of fewer products is none. */
const FEWEST_POPULAR = 3;
/** Kept beyond those that are shown: some will have run out or stand outside their hours. */
const KEPT_POPULAR = 30;
const KEPT_TOGETHER = 20;
/** Most products told to go with one. */
const GOES_WITH_MAXIMUM = 4;
/** Most products suggested beside a cart. */
const ADD_ONS_MAXIMUM = 3;
/** What goes with a product costs at most this part of it: dearer is a second dish. */
const ADD_ON_PRICE = 2 / 3;

/** In how many different orders a product was sold. */
export type SoldProduct = { readonly productId: number; readonly orders: number };
/** In how many different orders another product was sold with it. */
export type SoldTogether = SoldProduct & { readonly otherId: number };
/** Products in the order of their places. */
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

/** The most ordered products that may be ordered at once, first the most ordered; alcohol is not advertised. */
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
 * What goes with a product: what the restaurant chose for it, then what was ordered with it; of this only what is of another
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
 * What may be suggested beside a cart: what goes with its products, in turn from the first, of categories that the cart does
 * not hold, one of each; only what one tap adds. What goes with a product of its own category was chosen by the restaurant
 * (`goesWith`) and is suggested all the same.
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
