/** Stations of the kitchen: soups, grill, pizza. The owner edits the list; a small kitchen has none. */
import type { Category, Product } from './menu.ts';

export type Station = { readonly id: number; readonly name: string };

/** The station of a product: its own, otherwise its category's; null where it has none. */
export function stationIdOf(
  product: Pick<Product, 'stationId'>,
  category: Pick<Category, 'stationId'> | null,
): number | null {
  return product.stationId ?? category?.stationId ?? null;
}
