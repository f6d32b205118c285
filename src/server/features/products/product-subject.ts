/** What a product is called in the record of changes. */
export function productSubject(id: number): string {
  return `product:${id}`;
}

export function productTitle(name: string): string {
  return `Produs: ${name}`;
}

/** Held while a product is added: each takes an address and a place that no other has. */
export const NEW_PRODUCTS = 'products';

/** The order of a category's products. */
export function menuOrderSubject(categoryId: number): string {
  return `menu-order:${categoryId}`;
}
