import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OfferedOption } from '#domain/promotions/shown-promotion.ts';
import { localDate } from '#domain/time/local-date.ts';
import { type CalledBundle, findBundleOptions, findBundles, findNeededSet, startBundle } from './find-bundles.ts';

const option = (productId: number, name: string, price: number, about: Partial<OfferedOption> = {}): OfferedOption => ({
  productId,
  sizeId: productId * 10,
  name,
  sizeLabel: '300 ml',
  price: bani(price),
  deposit: ZERO_BANI,
  isOrderable: true,
  allergens: [],
  declaresAllergens: true,
  isFromFrozen: false,
  isAgeRestricted: false,
  picture: null,
  ...about,
});
const thin = option(1, 'Pizza Margherita', 3500);
const rich = option(2, 'Pizza Casei', 4600);
const water = option(3, 'Apă', 800);
const wine = option(4, 'Vin', 4000);
const large = option(3, 'Apă', 1200, { sizeId: 31, sizeLabel: '1 l' });
const bread = option(5, 'Focaccia', 900);
const gone = option(6, 'Bere', 900, { isOrderable: false });

const bundle: CalledBundle = {
  id: 9,
  name: 'Meniul prânzului în doi',
  type: 'BUY_X_GET_Y_FREE',
  isActive: true,
  startDate: localDate('2026-11-01'),
  endDate: localDate('2026-11-30'),
  sets: [
    { id: 1, label: 'Băutura', isFree: true, options: [water, large, wine, gone] },
    { id: 2, label: 'Pizza', isFree: false, options: [thin, rich] },
    { id: 3, label: 'Alături', isFree: false, options: [bread] },
  ],
};
const named = (name: string, about: Partial<CalledBundle> = {}): CalledBundle => ({
  ...bundle,
  id: 10,
  name,
  ...about,
});
const TODAY = localDate('2026-11-20');

test.each([
  ['me', ['Meniul prânzului în doi']],
  ['PRANZ', ['Meniul prânzului în doi']],
  ['do', ['Doi pentru unul', 'Meniul prânzului în doi']],
  ['m', []],
  ['', []],
  ['eniu', []],
  ['pizza', []],
])('%j means %j', (query, names) => {
  const found = findBundles([bundle, named('Doi pentru unul')], query, TODAY);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test.each<[string, Partial<CalledBundle>]>([
  ['switched off', { isActive: false }],
  ['over', { endDate: localDate('2026-11-19') }],
  ['no bundle', { type: 'COUPON_CODE' }],
  [
    'without anything left in one set',
    { sets: [...bundle.sets, { id: 4, label: 'Bere', isFree: false, options: [gone] }] },
  ],
])('what is %s is not found', (_, about) => {
  expect(findBundles([named('Meniu', about)], 'me', TODAY)).toEqual([]);
});

test('no more than three, so that dishes stay in sight', () => {
  const many = Array.from({ length: 5 }, (_, id) => named('Meniu', { id }));
  expect(findBundles(many, 'me', TODAY).map(({ id }) => id)).toEqual([0, 1, 2]);
});

test('a new line has what leaves nothing to choose, and at most as many pieces as a line takes', () => {
  expect(startBundle(bundle, 2)).toEqual({
    kind: 'bundle',
    promotionId: 9,
    choices: [{ setId: 3, productId: 5, sizeId: 50 }],
    quantity: 2,
  });
  const free = { ...bundle, sets: [{ id: 1, label: 'Băutura', isFree: true, options: [water] }] };
  expect(startBundle(free, 120)).toMatchObject({ choices: [], quantity: 99 });
});

test('what is paid for is asked first; what comes free costs no more than that', () => {
  const first = findNeededSet([startBundle(bundle, 1)], [bundle]);
  expect(first?.set.label).toBe('Pizza');
  const [margherita] = first?.answers ?? [];
  expect(first?.answers.map(({ label, price }) => [label, price])).toEqual([
    ['Pizza Margherita', 3500],
    ['Pizza Casei', 4600],
  ]);
  if (margherita === undefined) throw new Error('The set has two pizzas');
  const second = findNeededSet([margherita.line], [bundle]);
  expect(second?.answers.map(({ label, price }) => [label, price])).toEqual([
    ['Apă (300 ml)', 0],
    ['Apă (1 l)', 0],
  ]);
  const whole = second?.answers[1]?.line;
  expect(whole?.choices).toEqual([
    { setId: 2, productId: 1, sizeId: 10 },
    { setId: 3, productId: 5, sizeId: 50 },
    { setId: 1, productId: 3, sizeId: 31 },
  ]);
  expect(findNeededSet(whole === undefined ? [] : [whole], [bundle])).toBeNull();
});

test('lines of dishes, and of bundles that are gone, ask for nothing', () => {
  const dish = { kind: 'product' as const, productId: 1, sizeId: 10, extras: [], message: '', quantity: 1 };
  expect(findNeededSet([dish, startBundle(bundle, 1)], [])).toBeNull();
});

test('letters change a choice; a drink that became too expensive is asked for again', () => {
  const line = {
    ...startBundle(bundle, 1),
    choices: [
      { setId: 2, productId: 2, sizeId: 20 },
      { setId: 1, productId: 4, sizeId: 40 },
      { setId: 3, productId: 5, sizeId: 50 },
    ],
  };
  const labels = (query: string) => findBundleOptions(line, [bundle], query).map(({ label }) => label);
  expect(labels('marg')).toEqual(['Pizza Margherita']);
  expect(labels('bautura')).toEqual(['Apă (300 ml)', 'Apă (1 l)']);
  expect(labels('bere')).toEqual([]);
  const [cheaper] = findBundleOptions(line, [bundle], 'marg');
  if (cheaper === undefined) throw new Error('The pizza is there');
  expect(findNeededSet([cheaper.line], [bundle])?.set.label).toBe('Băutura');
  expect(findBundleOptions(line, [], 'marg')).toEqual([]);
});
