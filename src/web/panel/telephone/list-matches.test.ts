import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle, aLine, aSet } from '#test/support/a-cart.ts';
import { aMenu, anOption, anOptionGroup, aProduct, aSize } from '#test/support/a-menu.ts';
import { findNeeded, listAnswers, listMatches, type Offered } from './list-matches.ts';

const thin = anOption({ name: 'Subțire' });
const crust = anOptionGroup({ name: 'Blat', minimum: 1, maximum: 1, options: [thin, anOption({ name: 'Umplut' })] });
const pizza = aProduct({
  name: 'Pizza',
  sizes: [aSize({ price: bani(4000) })],
  options: { groups: [crust], opened: [] },
});
const soup = aProduct({ name: 'Ciorbă', sizes: [aSize({ price: bani(2000) })] });
const water = aProduct({ name: 'Apă', sizes: [aSize({ price: bani(500) })] });
const juice = aProduct({ name: 'Suc', sizes: [aSize({ price: bani(900) })] });
const halves = aProduct({ name: 'Două jumătăți', sizes: [aSize({ price: bani(0), priceFrom: bani(3800) })] });
const products = [pizza, soup, water, juice, halves];
const bundle = aBundle([aSet(1, false, [soup]), aSet(2, true, [water, juice])], { id: 7, name: 'Ciorbă cu băutură' });
const offered: Offered = {
  menu: aMenu(products),
  promotions: [
    {
      ...bundle,
      sets: bundle.sets.map((set) => ({
        ...set,
        options: set.options.map((option) => {
          const { name, allergens, declaresAllergens, isFromFrozen, isAgeRestricted, sizes } =
            products.find(({ id }) => id === option.productId) ?? pizza;
          const [{ price, deposit, label: sizeLabel }] = sizes as [(typeof sizes)[number]];
          const told = { name, allergens, declaresAllergens, isFromFrozen, isAgeRestricted, price, deposit, sizeLabel };
          return { ...option, ...told, isOrderable: true, picture: null };
        }),
      })),
    },
  ],
  today: localDate('2026-11-20'),
};
const labels = (typed: string, lines: Parameters<typeof listMatches>[1] = []) =>
  listMatches(typed, lines, offered).map(({ label, price }) => [label, price]);

test.each([
  [
    'ciorbă',
    [
      ['Ciorbă', '20,00\u00a0lei'],
      ['Ciorbă cu băutură', 'promoție'],
    ],
  ],
  ['bau', [['Ciorbă cu băutură', 'promoție']]],
  ['3 ciorba cu', [['3 × Ciorbă cu băutură', 'promoție']]],
  ['jum', [['Două jumătăți', 'de la 38,00\u00a0lei']]],
  ['+ci', []],
])('%j lists %j', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});

test('a bundle is chosen by numbers, after what a dish needs; letters change it', () => {
  const [match] = listMatches('2 ciorba cu', [aLine(pizza)], offered);
  const lines = match?.lines ?? [];
  const crusts = findNeeded(lines, offered);
  expect(crusts).toMatchObject({ dish: 'Pizza', group: 'Blat' });
  const afterCrust = crusts?.answers[0]?.lines ?? [];
  const drinks = findNeeded(afterCrust, offered);
  expect(drinks).toMatchObject({ dish: 'Ciorbă cu băutură', group: 'Grupa 2' });
  if (drinks === null) throw new Error('The bundle asks for a drink');
  expect(listAnswers(drinks, '').map(({ label }) => label)).toEqual(['1. Apă', '2. Suc']);
  expect(listAnswers(drinks, '3')).toEqual([]);
  const whole = listAnswers(drinks, '2')[0]?.lines ?? [];
  expect(findNeeded(whole, offered)).toBeNull();
  expect(whole[1]).toMatchObject({
    kind: 'bundle',
    quantity: 2,
    choices: [
      { setId: 1, productId: soup.id },
      { setId: 2, productId: juice.id },
    ],
  });
  expect(labels('+ap', whole)).toEqual([['+ Grupa 2: Apă', '0,00\u00a0lei']]);
  const changed = listMatches('+ap', whole, offered)[0]?.lines ?? [];
  expect(changed[1]).toMatchObject({ choices: [{ setId: 1 }, { setId: 2, productId: water.id }] });
});
