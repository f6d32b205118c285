import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aMenu, anOption, anOptionGroup, aProduct, aSize } from '#test/support/a-menu.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { lineKey } from './change-cart.ts';
import { planAgain } from './order-again.ts';

/** Two soups at 30,00 lei with chilli at 2,50 and „iute”; a pizza at 35,00 with a free water. */
const order = anOrderView();
const soup = (about: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({
    id: 1,
    sizes: [aSize({ id: 1 })],
    extras: [{ name: 'Ardei iute', price: bani(250), allergens: [], isSoldOut: false }],
    allowsMessage: true,
    ...about,
  });
const pizza = aProduct({ id: 2, sizes: [aSize({ id: 20, price: bani(3500) })] });
const water = aProduct({ id: 3, sizes: [aSize({ id: 30, minimumQuantity: 6, stockUnlimited: false, stock: 5 })] });
const bundle = {
  id: 1,
  name: 'Două pizze, o băutură',
  isActive: true,
  startDate: localDate('2026-01-01'),
  endDate: localDate('2026-12-31'),
  sets: [
    { id: 7, label: 'Pizza', isFree: false, options: [{ productId: 2, sizeId: 20 }] },
    { id: 8, label: 'Băutura', isFree: true, options: [{ productId: 3, sizeId: 30 }] },
  ],
};
const name = 'Ciorbă de burtă';

test('what is sold as it was comes back as it was chosen, and nothing is said to have changed', () => {
  const { lines, changes, pricesThen } = planAgain(order, aMenu([soup(), pizza, water]), [bundle]);
  expect(lines).toEqual([
    { kind: 'product', productId: 1, sizeId: 1, extras: ['Ardei iute'], message: 'iute', quantity: 2 },
    {
      kind: 'bundle',
      promotionId: 1,
      quantity: 1,
      choices: [
        { setId: 7, productId: 2, sizeId: 20 },
        { setId: 8, productId: 3, sizeId: 30 },
      ],
    },
  ]);
  expect(changes).toEqual([]);
  expect([...pricesThen]).toEqual([
    [lineKey(lines[0] ?? expect.fail()), 3250],
    [lineKey(lines[1] ?? expect.fail()), 3500],
  ]);
});

test.each([
  ['a dish that left the menu', undefined, { code: 'gone', name }],
  ['a size that is gone', soup({ sizes: [aSize({ id: 2 })] }), { code: 'size_gone', name, size: '350 g' }],
  ['a dish that is switched off', soup({ isOn: false }), { code: 'unavailable', name }],
  ['a size that is switched off', soup({ sizes: [aSize({ id: 1, isOn: false })] }), { code: 'unavailable', name }],
  ['what is sold out', soup({ sizes: [aSize({ id: 1, isSoldOut: true })] }), { code: 'sold_out', name }],
])('%s is left out and named', (_what, product, change) => {
  const plan = planAgain({ lines: order.lines, bundles: [] }, aMenu(product ? [product] : []), []);
  expect(plan).toEqual({ lines: [], changes: [change], pricesThen: new Map() });
});

test('a dish comes back without its extra, without its message, in the least that is sold now, each named', () => {
  const product = soup({ extras: [], allowsMessage: false, sizes: [aSize({ id: 1, minimumQuantity: 3 })] });
  const { lines, changes } = planAgain({ lines: order.lines, bundles: [] }, aMenu([product]), []);
  expect(lines).toEqual([{ kind: 'product', productId: 1, sizeId: 1, extras: [], message: '', quantity: 3 }]);
  expect(changes).toEqual([
    { code: 'extras_gone', name, extras: ['Ardei iute'] },
    { code: 'message_dropped', name },
    { code: 'quantity_raised', name, quantity: 3 },
  ]);
});

test('another price is named per piece, extras that are kept included', () => {
  const dearer = soup({
    sizes: [aSize({ id: 1, price: bani(3200) })],
    extras: [{ name: 'Ardei iute', price: bani(300), allergens: [], isSoldOut: false }],
  });
  const cheaper = aProduct({ id: 2, sizes: [aSize({ id: 20, price: bani(3300) })] });
  expect(planAgain(order, aMenu([dearer, cheaper, water]), [bundle]).changes).toEqual([
    { code: 'price_changed', name, before: 3250, now: 3500 },
    { code: 'price_changed', name: bundle.name, before: 3500, now: 3300 },
  ]);
});

const ended = { code: 'bundle_ended', name: bundle.name };
const changed = { code: 'bundle_changed', name: bundle.name };
const [pizzaSet, waterSet] = bundle.sets;
test.each([
  ['a promotion that is over', [], [pizza, water], ended],
  ['a promotion without what was chosen', [{ ...bundle, sets: [pizzaSet ?? expect.fail()] }], [pizza, water], changed],
  [
    'a promotion with another group',
    [{ ...bundle, sets: [...bundle.sets, { ...(waterSet ?? expect.fail()), id: 9 }] }],
    [pizza, water],
    changed,
  ],
  ['a part that left the menu', [bundle], [pizza], changed],
  ['a part whose size is gone', [bundle], [pizza, aProduct({ id: 3 })], changed],
  [
    'a part that is sold out',
    [bundle],
    [pizza, aProduct({ id: 3, sizes: [aSize({ id: 30, isSoldOut: true })] })],
    changed,
  ],
])('%s is left out and named', (_what, bundles, products, change) => {
  expect(planAgain({ lines: [], bundles: order.bundles }, aMenu(products), bundles)).toMatchObject({
    lines: [],
    changes: [change],
  });
});

test('options come back as far as they are offered; what is gone and what must be chosen again is named', () => {
  const ice = anOption({ name: 'Gheață' });
  const iceGroup = anOptionGroup({ name: 'Gheață', options: [ice] });
  const cola = anOption({ name: 'Cola', price: bani(500), opensGroupId: iceGroup.id });
  const tea = anOption({ name: 'Ceai', price: bani(400), isSoldOut: true, opensGroupId: iceGroup.id });
  const drinks = anOptionGroup({ name: 'Băutură', minimum: 2, maximum: 2, options: [cola, tea] });
  const product = soup({ options: { groups: [drinks], opened: [iceGroup] } });
  const extra = (option: { id: number; name: string }, parentId: number | null = null) => ({
    name: option.name,
    price: bani(100),
    option: { id: option.id, parentId, count: 1 },
  });
  const extras = [
    extra(cola),
    extra(ice, cola.id),
    extra(tea),
    extra(ice, tea.id),
    extra({ id: 999, name: 'Limonadă' }),
  ];
  const earlier = { lines: order.lines.map((line) => ({ ...line, message: '', extras })), bundles: [] };
  const { lines, changes } = planAgain(earlier, aMenu([product]), []);
  expect(lines).toMatchObject([
    {
      extras: [],
      options: [
        { optionId: cola.id, parentId: null, count: 1 },
        { optionId: ice.id, parentId: cola.id, count: 1 },
      ],
    },
  ]);
  expect(changes).toEqual([
    { code: 'extras_gone', name, extras: ['Ceai', 'Gheață', 'Limonadă'] },
    { code: 'choice_needed', name, group: 'Băutură' },
    { code: 'price_changed', name, before: 3000 + 200, now: 3000 + 500 + 300 },
  ]);
});
