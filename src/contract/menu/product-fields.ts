import type { ProductField } from '#domain/menu/editing/decide-product.ts';

/** How the wire says that a stock never ends (readings 34). */
export const UNLIMITED_STOCK = 9999;

const NAMES: Readonly<Record<string, string>> = {
  nutritionNote: 'nutriValues',
  sizes: 'dimensions',
  label: 'value',
  minimumQuantity: 'minimumQuantityNumber',
  deposit: 'depositPrice',
  extras: 'extraIngredientsBeans',
};

/** What the wire calls a field of the rules: `sizes.0.label` is `dimensions.0.value`. Forms use the wire's names too. */
export function wireField(field: ProductField): string {
  return field
    .split('.')
    .map((part) => NAMES[part] ?? part)
    .join('.');
}
