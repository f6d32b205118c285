import { expect, test } from 'vitest';
import type { PricedPart } from '#domain/cart/priced-cart.ts';
import type { Product } from '#domain/menu/menu.ts';
import { aCategory, aMenu, aProduct } from '#test/support/a-menu.ts';
import { explainMix } from './explain-mix.ts';

const soup = aProduct({ name: 'Ciorbă' });
const lunch = aProduct({ name: 'Meniul zilei', isOrderableAhead: false });
const cake = aProduct({ name: 'Tort', categoryId: 2 });
const menu = aMenu([soup, lunch, cake], [aCategory(), aCategory({ id: 2, isSpecial: true })]);

/** Only the fields that the explanation reads. */
const partOf = ({ id, name }: Product, pickupPlace: string | null = null) =>
  ({ productId: id, productName: name, pickupPlace }) as PricedPart;
const explain = (...parts: PricedPart[]) => explainMix({ lines: [{ parts }] }, menu);

test('an ordinary cart needs no words', () => {
  expect(explain(partOf(soup), partOf(lunch))).toEqual([]);
});

test('a product for another day moves the whole cart to that day', () => {
  expect(explain(partOf(soup), partOf(cake))).toEqual([expect.stringContaining('Doar pentru altă zi: Tort')]);
});

test('beside a product for today only, two orders are needed', () => {
  expect(explain(partOf(lunch), partOf(cake))).toEqual([
    'Doar pentru altă zi: Tort. Doar pentru astăzi: Meniul zilei. Trimite câte o comandă pentru fiecare.',
  ]);
});

test('a pickup place of its own is told, and that it cannot be mixed with another', () => {
  expect(explain(partOf(cake, 'Laborator'))).toContain(
    'Ridicare doar din Laborator: Tort. Comanda nu poate fi livrată acasă.',
  );
  expect(explain(partOf(cake, 'Laborator'), partOf(soup))).toContain(
    'Produsele din coș se ridică din locuri diferite. Trimite câte o comandă pentru fiecare.',
  );
});
