import { expect, test } from 'vitest';
import { ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import { repeatOrder } from './repeat-order.ts';

const soup = aProduct({ id: 1, sizes: [aSize({ id: 1 })] });
const zone = {
  code: 'BLAJ',
  city: 'Blaj',
  county: 'Alba',
  enabled: true,
  isVillage: false,
  minimumOrder: ZERO_BANI,
  fee: ZERO_BANI,
  freeFrom: null,
  extraMinutes: 0,
};
const facts = { menu: aMenu([soup]), promotions: [], zones: [zone] };
const again = (about: Partial<OrderView>, zones = [zone]) =>
  repeatOrder(anOrderView({ lines: [{ ...SOUP_LINE, extras: [], message: '' }], bundles: [], ...about }), {
    ...facts,
    zones,
  });

test('dishes, way of serving, address and payment come again', () => {
  expect(again({})).toEqual({
    lines: [{ kind: 'product', productId: 1, sizeId: 1, extras: [], message: '', quantity: 2 }],
    changes: [],
    method: 'DELIVERY',
    address: expect.objectContaining({ zoneCode: 'BLAJ', street: 'Lungă', streetNumber: '5' }),
    isZoneGone: false,
    payment: 'cash',
    notes: '',
  });
});

test.each([
  ['pickup has no address', { method: 'PICKUP' }, { method: 'PICKUP', address: null, isZoneGone: false }],
  ['a card stays', { payment: [{ means: 'card', amount: ZERO_BANI }] }, { payment: 'card' }],
  [
    'a split is agreed anew',
    {
      payment: [
        { means: 'cash', amount: ZERO_BANI },
        { means: 'card', amount: ZERO_BANI },
      ],
    },
    { payment: 'cash' },
  ],
  ['an allergy holds', { notes: 'alergic la nuci' }, { notes: 'alergic la nuci' }],
  ['another note was about that day', { notes: 'sunați la 12' }, { notes: '' }],
] as const)('%s', (_, about, repeated) => {
  expect(again(about)).toMatchObject(repeated);
});

test('where the restaurant no longer delivers, the address does not come again', () => {
  for (const zones of [[], [{ ...zone, enabled: false }]]) {
    expect(again({}, zones)).toMatchObject({ method: 'DELIVERY', address: null, isZoneGone: true });
  }
});

test('what is no longer sold is named', () => {
  const gone = repeatOrder(anOrderView(), { ...facts, menu: aMenu([]) });
  expect(gone).toMatchObject({ lines: [], changes: [{ code: 'gone' }, { code: 'bundle_ended' }] });
});
