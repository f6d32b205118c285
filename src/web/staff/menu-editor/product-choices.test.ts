import { expect, test } from 'vitest';
import { productChoices } from './product-choices.ts';

test('products of one name are told apart by their categories, the others are called as they are', () => {
  const products = [
    { id: 1, name: 'Pizza Margherita', category: 'Pizza' },
    { id: 2, name: 'Tiramisu', category: 'Desert' },
    { id: 3, name: 'pizza margherita', category: 'Meniul zilei' },
  ];
  expect(productChoices(products)).toEqual([
    { value: '1', label: 'Pizza Margherita (Pizza)' },
    { value: '2', label: 'Tiramisu' },
    { value: '3', label: 'pizza margherita (Meniul zilei)' },
  ]);
});
