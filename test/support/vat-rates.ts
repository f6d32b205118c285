import type { MenuEditing } from '#contract/products/staff-calls.ts';

/** The rates of a new shop as the office reads them. */
export const VAT_RATES: MenuEditing['vatRates'] = [
  { id: 1, name: 'Standard', role: 'standard', percent: 21 },
  { id: 2, name: 'Redusă', role: 'reduced', percent: 11 },
  { id: 3, name: 'Zero', role: 'zero', percent: 0 },
];
