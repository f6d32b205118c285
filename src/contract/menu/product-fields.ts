import type { ProductField } from '#domain/menu/editing/decide-product.ts';

/** The value for an unlimited stock on the wire (readings 34). */
export const UNLIMITED_STOCK = 9999;

const NAMES: Readonly<Record<string, string>> = {
  nutritionNote: 'nutriValues',
  sizes: 'dimensions',
  label: 'value',
  minimumQuantity: 'minimumQuantityNumber',
  deposit: 'depositPrice',
  extras: 'extraIngredientsBeans',
};

/** The wire name of a domain field: `sizes.0.label` is `dimensions.0.value`. Forms use the wire names too. */
export function wireField(field: ProductField): string {
  return field
    .split('.')
    .map((part) => NAMES[part] ?? part)
    .join('.');
}
