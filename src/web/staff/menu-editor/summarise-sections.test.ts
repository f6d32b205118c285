import { expect, test } from 'vitest';
import { VAT_RATES } from '#test/support/vat-rates.ts';
import { newProduct, newSize } from './product-values.ts';
import { summariseSections } from './summarise-sections.ts';

test('a product that is new says of each part what is not there', () => {
  expect(summariseSections(newProduct(VAT_RATES), '')).toEqual({
    seen: 'fără nume',
    sizes: 'fără nume',
    extras: 'niciunul propriu',
    pictures: 'niciuna',
    law: 'alergenii nu sunt declarați',
    availability: 'Pentru astăzi',
  });
});

test('each part of a product is told in one line', () => {
  const values = {
    ...newProduct(VAT_RATES),
    name: 'Ciorbă de burtă',
    dimensions: [
      { ...newSize('a'), value: '350 ml', price: '21,50' },
      { ...newSize('b'), value: '500 ml', price: '28' },
    ],
    extraIngredientsBeans: [{ key: 'c', name: 'Ardei iute', price: '2', allergens: [] }],
    allergens: ['milk', 'eggs'] as const,
    available: false,
    preOrderOrderType: true,
  };
  expect(summariseSections(values, 'Supe și ciorbe')).toMatchObject({
    seen: 'Ciorbă de burtă, Supe și ciorbe',
    sizes: '350 ml · 21,50\u00a0lei, 500 ml · 28\u00a0lei',
    extras: 'Ardei iute',
    law: 'Lapte (inclusiv lactoză), Ouă',
    availability: 'indisponibil, Pentru astăzi, Precomandă (pentru altă zi)',
  });
});
