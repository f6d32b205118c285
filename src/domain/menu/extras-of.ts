import type { Category, Extra, Product } from './menu.ts';

/** The extras of a product: its own list, or its category's when it has none (readings 37). */
export function extrasOf(product: Product, category: Category | null): readonly Extra[] {
  return product.extras.length > 0 ? product.extras : (category?.extras ?? []);
}

/** The extras that are available now. */
export function availableExtras(product: Product, category: Category | null): readonly Extra[] {
  return extrasOf(product, category).filter(({ isSoldOut }) => !isSoldOut);
}

/** Whether the guest may write to the kitchen about this product: the product or its category allows it. */
export function canCarryMessage(product: Product, category: Category | null): boolean {
  return product.allowsMessage || category?.allowsMessage === true;
}
