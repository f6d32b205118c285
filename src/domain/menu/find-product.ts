import type { Menu, Product, Size } from './menu.ts';

/** The product with this id, `null` when it is not in the menu. */
export function findProduct(menu: Menu, productId: number): Product | null {
  return menu.products.find((product) => product.id === productId) ?? null;
}

/** The size of this product with this id, `null` when it is another product's or gone (reliability.md T4). */
export function findSize(product: Product, sizeId: number): Size | null {
  return product.sizes.find((size) => size.id === sizeId) ?? null;
}
