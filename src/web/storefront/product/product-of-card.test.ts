import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import { productOfCard } from './product-of-card.ts';

const card: MenuCard = {
  id: 7,
  name: 'Bere blondă',
  text: 'Rece, <5 °C & „la halbă”',
  from: bani(1100),
  to: bani(1100),
  state: 'orderable',
  left: null,
  later: null,
  marks: ['adult', 'vegetarian'],
  diets: [],
  allergens: [],
  picture: { hash: 'a1', alt: '', width: 320, placeholder: '' },
  quickAdd: null,
};

test('a card gives its name, picture and marks', () => {
  const product = productOfCard(card);
  expect(product).toMatchObject({
    id: 7,
    name: 'Bere blondă',
    isAgeRestricted: true,
    isVeggie: true,
    isFasting: false,
  });
  expect(product.pictures).toEqual([card.picture]);
});

test('its plain text is no HTML', () => {
  expect(productOfCard(card).descriptionHtml).toBe('Rece, &lt;5 °C &amp; „la halbă”');
});

test('nothing can be chosen yet, and nothing is said of allergens', () => {
  expect(productOfCard({ ...card, picture: null })).toMatchObject({ sizes: [], firstSizeId: null, pictures: [] });
});
