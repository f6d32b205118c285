/**
 * The only rules for what may be ordered. Cards, cart, orders and panel all use them, so that a product never looks
 * orderable in one place and is refused in another (readings 34–35).
 */
import type { Category, Product, Size } from './menu.ts';

/** At this number of pieces or fewer, the guest sees how many are left (storefront.md §9). */
export const FEW_LEFT_MAXIMUM = 4;

/** State of a product: `unavailable` = switched off, `sold_out` = on, but no size has stock left. */
export type ProductState = 'orderable' | 'sold_out' | 'unavailable';

/** What of a size decides whether it may be ordered. */
export type SizeStock = Pick<Size, 'isOn' | 'isSoldOut' | 'stockUnlimited' | 'stock' | 'minimumQuantity'>;
/** What of a product decides whether it may be ordered; also a form that is not saved yet. */
export type ProductStock<One extends SizeStock = SizeStock> = Pick<Product, 'isOn'> & {
  readonly sizes: readonly One[];
};

/** Pieces of a size that can still be sold; `null` when the stock is unlimited. Never below 0; 0 when sold out. */
export function piecesLeft(size: Pick<Size, 'stockUnlimited' | 'stock' | 'isSoldOut'>): number | null {
  if (size.isSoldOut) return 0;
  return size.stockUnlimited ? null : Math.max(0, size.stock);
}

/**
 * Whether a size of a product may be ordered at all: product on ∧ size on ∧ not sold out ∧ (unlimited ∨ stock ≥ its
 * minimum quantity). The product's switch never overwrites the sizes' own; it only counts here.
 *
 * @see readings.md 35
 */
export function isSizeOrderable(product: Pick<Product, 'isOn'>, size: SizeStock): boolean {
  const left = piecesLeft(size);
  return product.isOn && size.isOn && (left === null || left >= size.minimumQuantity);
}

/** State of the whole product: one orderable size makes it orderable. */
export function productState(product: ProductStock): ProductState {
  if (product.sizes.some((size) => isSizeOrderable(product, size))) return 'orderable';
  return product.isOn && product.sizes.some((size) => size.isOn) ? 'sold_out' : 'unavailable';
}

/** The size selected when a product page opens: the first orderable one, `null` for none. */
export function findFirstOrderableSize<One extends SizeStock>(product: ProductStock<One>): One | null {
  return product.sizes.find((size) => isSizeOrderable(product, size)) ?? null;
}

/** The number for "Mai sunt doar {n} bucăți": 1 to 4 pieces left of an orderable size, otherwise `null`. */
export function fewLeft(product: Pick<Product, 'isOn'>, size: SizeStock): number | null {
  const left = piecesLeft(size);
  return left !== null && left <= FEW_LEFT_MAXIMUM && isSizeOrderable(product, size) ? left : null;
}

/** For which days a product may be ordered. */
export type OrderableDays = { readonly today: boolean; readonly ahead: boolean };

/**
 * For which days a product may be ordered: its two order types, except that a special category is pre-order only,
 * regardless of its products.
 *
 * @see readings.md 18
 */
export function orderableDays(
  product: Pick<Product, 'isOrderableToday' | 'isOrderableAhead'>,
  category: Pick<Category, 'isSpecial'> | null,
): OrderableDays {
  if (category?.isSpecial === true) return { today: false, ahead: true };
  return { today: product.isOrderableToday, ahead: product.isOrderableAhead };
}
