import { expect, test } from 'vitest';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { markablesOf } from '#web/panel/sold-out/sold-menu.ts';
import { judgeRejection, listReasons, NO_REJECTION, saysRanOut, soldOutOf } from './rejection.ts';

/** A product with only what marking needs. */
const product = (id: number, name: string, sizes: readonly [number, string][]) =>
  ({
    id,
    name,
    category: { name: 'Ciorbe' },
    isOn: true,
    extras: [],
    sizes: sizes.map(([sizeId, label]) => ({
      id: sizeId,
      label,
      isOn: true,
      stockUnlimited: true,
      minimumQuantity: 1,
    })),
  }) as unknown as OfferedProduct;

test('what of an order may have run out: its products, the ordered size where there are several, its extras', () => {
  const order = anOrderView();
  const [soup] = order.lines;
  const sizeId = soup?.sizeId ?? 0;
  const menu = [
    product(soup?.productId ?? 0, 'Ciorbă de burtă', [
      [sizeId, '350 g'],
      [9999, '500 g'],
    ]),
    product(2, 'Pizza', [[20, 'Ø 32 cm']]),
    product(77, 'Papanași', [[770, '200 g']]),
  ];
  const shown = markablesOf(order, menu).map(({ name, sizes }) => [name, sizes.map((size) => size.name)]);
  expect(shown).toEqual([
    ['Ciorbă de burtă', ['350 g']],
    ['Pizza', []],
    ['Ardei iute', []],
  ]);
});

test('a reason is about stock when it says so, in whatever letters', () => {
  const reasons = listReasons({ method: 'DELIVERY' });
  expect(['S-A TERMINAT aluatul', 'nu mai avem burtă'].every(saysRanOut)).toBe(true);
  expect(reasons.filter(saysRanOut)).toEqual(reasons.slice(0, 1));
});

test('that an address is too far is a reason for deliveries only', () => {
  const showsAddress = (method: OrderView['method']) =>
    listReasons({ method }).includes('Nu putem livra la această adresă.');
  expect(showsAddress('DELIVERY')).toBe(true);
  expect([showsAddress('PICKUP'), showsAddress('RESTAURANT')]).toEqual([false, false]);
});

test('nothing is marked before it is chosen and said until when', () => {
  const [soup] = markablesOf(anOrderView(), [product(1, 'Ciorbă', [[10, '350 g']])]);
  if (soup === undefined) throw new Error('The soup is in the order');
  const chosen = { ...NO_REJECTION, reason: 'S-a terminat burta', chosen: [soup] };
  expect(soldOutOf({ ...chosen, chosen: [] })).toBeNull();
  expect(judgeRejection(chosen)).toEqual({});
  expect(soldOutOf(chosen)).toEqual({ subjects: [soup.subject], until: 'tomorrow' });
  expect(Object.keys(judgeRejection({ ...chosen, until: 'day' }))).toEqual(['day']);
  const dated = { ...chosen, until: 'day', day: '2026-11-24' } as const;
  expect(judgeRejection(dated)).toEqual({});
  expect(soldOutOf(dated)).toMatchObject({ until: '2026-11-24' });
  // When another reason is chosen afterwards, the earlier choice is neither asked about nor marked.
  const busy = { ...chosen, reason: 'Bucătăria este prea aglomerată acum.', until: 'day' } as const;
  expect([judgeRejection(busy), soldOutOf(busy)]).toEqual([{}, null]);
});

test('a reason is never blank', () => {
  expect(Object.keys(judgeRejection({ ...NO_REJECTION, reason: '  ' }))).toEqual(['reason']);
});
