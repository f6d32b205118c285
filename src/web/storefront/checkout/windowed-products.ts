import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { type AvailabilityWindow, windowsOf } from '#domain/menu/availability-window.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';

/** A product that may be ordered at some hours only. */
export type WindowedProduct = { readonly name: string; readonly windows: readonly AvailabilityWindow[] };

/** Those of the cart, each once, the choices of bundles too. */
export function windowedProducts({ lines }: Pick<PricedCart, 'lines'>, menu: Menu): readonly WindowedProduct[] {
  const ids = new Set(lines.flatMap(({ parts }) => parts.map(({ productId }) => productId)));
  return [...ids].flatMap((id) => {
    const product = findProduct(menu, id);
    if (product === null) return [];
    const windows = windowsOf(product, findCategoryById(menu, product.categoryId));
    return windows.length === 0 ? [] : [{ name: product.name, windows }];
  });
}
