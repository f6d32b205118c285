import { type Bani, bani } from '#domain/money/bani.ts';
import { isSizeOrderable, type ProductStock, type SizeStock } from './availability.ts';
import type { Product, Size } from './menu.ts';

/** Lowest and highest price of a product; equal when there is one price. */
export type PriceRange = { readonly from: Bani; readonly to: Bani };

/**
 * The prices on a card. Counts orderable sizes; if there are none, those switched on; if there are none, all: "from 12
 * lei" must be a price the guest can pay, including the cheapest required options. `null` only for a product without
 * sizes.
 */
export function priceRange(product: ProductStock<SizeStock & Pick<Size, 'price' | 'priceFrom'>>): PriceRange | null {
  const orderable = product.sizes.filter((size) => isSizeOrderable(product, size));
  const switchedOn = product.sizes.filter((size) => size.isOn);
  const counted = orderable.length > 0 ? orderable : switchedOn.length > 0 ? switchedOn : product.sizes;
  if (counted.length === 0) return null;
  const prices = counted.map((size) => size.priceFrom ?? size.price);
  return { from: bani(Math.min(...prices)), to: bani(Math.max(...prices)) };
}

/**
 * Between which prices half of these products are: the cheapest quarter is mostly drinks and sauces, the dearest quarter
 * platters for many. Null without products.
 */
export function usualPrices(products: readonly Product[]): PriceRange | null {
  const prices = products.flatMap((product) => priceRange(product)?.from ?? []).toSorted((a, b) => a - b);
  const quarter = Math.floor(prices.length / 4);
  const usual = prices.slice(quarter, prices.length - quarter);
  return usual.length === 0 ? null : { from: bani(Math.min(...usual)), to: bani(Math.max(...usual)) };
}
