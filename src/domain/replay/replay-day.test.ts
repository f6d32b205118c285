import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { vatPortionsOf } from '#domain/orders/placing/split-vat.ts';
import { closeDay } from '#domain/statistics/close-day.ts';
import { localDate } from '#domain/time/local-date.ts';
import { generateOrders, withoutRules } from '#test/support/recorded-orders.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { describeReplay, isSame, replayDay } from './replay-day.ts';

const { orders } = generateOrders(60, 5);
const DAY = localDate('2026-11-02');

/** The close as it is read from the rows of the orders. */
function closeOf(all: readonly RecordedOrder[]) {
  return closeDay(
    all.map((order) => ({
      ...order,
      packaging: order.manualPackaging ?? order.packaging,
      onlineMoney: null,
      portions: vatPortionsOf(
        order.lines.map((line) => ({
          key: '',
          name: '',
          line: { kind: 'product', productId: 1, sizeId: 1, extras: [], message: '', quantity: line.quantity },
          parts: [{ ...line, pickupPlace: null, workPoints: 1, stationId: null }],
          unitPrice: bani(0),
          products: bani(0),
          packaging: bani(0),
          deposits: bani(0),
          total: bani(0),
          problems: [],
        })),
      ),
    })),
  );
}

test('a day that is computed as it was is one line', () => {
  const replayed = replayDay(DAY, orders, closeOf(orders));
  expect(isSame(replayed)).toBe(true);
  expect(replayed).toMatchObject({ orders: 60, byRules: 60 });
  expect(describeReplay(replayed, true)).toEqual(['60 de comenzi de ieri recalculate la fel.']);
  expect(describeReplay(replayed, false)).toEqual(['60 de comenzi din 2 noiembrie 2026 recalculate la fel.']);
  const few = orders.slice(0, 14);
  expect(describeReplay(replayDay(DAY, few, closeOf(few)), true)).toEqual(['14 comenzi de ieri recalculate la fel.']);
  const one = orders.slice(0, 1);
  expect(describeReplay(replayDay(DAY, one, closeOf(one)), true)).toEqual(['O comandă de ieri recalculată la fel.']);
  expect(describeReplay(replayDay(DAY, [], closeOf([])), true)).toEqual([
    'Nicio comandă de ieri de recalculat; raportul zilei iese la fel.',
  ]);
});

test('each order that is computed otherwise is named with its facts; many are counted', () => {
  const [first, second, third] = orders as [RecordedOrder, RecordedOrder, RecordedOrder];
  const dearer = { ...first, total: bani(first.total + 1) };
  const told = { ...second, toldAt: second.placedAt };
  const rules = third.rules === null ? null : { ...third.rules, own: { ...third.rules.own, offeredPayments: [] } };
  const all = [dearer, told, { ...third, rules }];
  const lines = describeReplay(replayDay(DAY, all, closeOf(all)), true);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('Comenzi de ieri care ies altfel: 3 din 3.');
  expect(lines[1]).toMatch(/^ {2}nr\. 1: totalul \d+,\d\d\slei → \d+,\d\d\slei$/);
  expect(lines[2]).toMatch(/^ {2}nr\. 2: ora spusă înainte de comandă \d+ → (null|\d+)$/);
  expect(lines[3]).toBe('  nr. 3: ar fi refuzată (payment_not_offered)');
  const many = orders.slice(0, 25).map((order) => ({ ...order, products: bani(order.products + 1) }));
  expect(describeReplay(replayDay(DAY, many, closeOf(many)), true).at(-1)).toBe('  și încă 5');
});

test('a close that is not the sum of its orders is found, by rate where the VAT of all is recorded', () => {
  const close = closeOf(orders);
  const [rate, ...rates] = close.vat;
  if (rate === undefined) throw new Error('Orders have a rate');
  const other = {
    ...close,
    numberOfOrders: close.numberOfOrders - 1,
    total: bani(close.total + 1),
    vatTotal: { ...close.vatTotal, gross: bani(close.vatTotal.gross + 1) },
    vat: [{ ...rate, gross: bani(rate.gross + 1) }, ...rates],
  };
  const replayed = replayDay(DAY, orders, other);
  expect(replayed.close.map(({ sum, rate: of }) => [sum, of])).toEqual([
    ['orders', null],
    ['total', null],
    ['vat', null],
    ['vat', rate.basisPoints],
  ]);
  expect(isSame(replayed)).toBe(false);
  const lines = describeReplay(replayed, true);
  expect(lines[0]).toBe('Raportul zilei de ieri: 60 → 59 comenzi');
  expect(lines[1]).toMatch(/^Raportul zilei de ieri: totalul /);
  expect(lines[2]).toMatch(/^Raportul zilei de ieri: venitul cu TVA /);
  expect(lines[3]).toMatch(/^Raportul zilei de ieri: cota 11 % /);
  expect(replayDay(DAY, orders.map(withoutRules), other).close.map(({ rate: of }) => of)).toEqual([null, null, null]);
});

test('rejected orders are computed anew, and are not part of the close', () => {
  const [first, ...rest] = orders as [RecordedOrder, ...RecordedOrder[]];
  const rejected: RecordedOrder = { ...first, status: 'REJECTED' };
  expect(replayDay(DAY, [rejected, ...rest], closeOf(rest))).toMatchObject({ orders: 60, differing: [], close: [] });
});
