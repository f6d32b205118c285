import { expect, test } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { hasUnorderableDish, inventRehearsalOrder, REHEARSAL_MARK } from './invent-rehearsal-order.ts';
import {
  countDue,
  endsAt,
  faultAt,
  indexOfNumber,
  isRehearsalNumber,
  REHEARSAL_FAULTS,
  REHEARSAL_ORDERS,
  rehearsalKitchenNumber,
  rehearsalNumber,
  wasInterrupted,
} from './rehearsal.ts';

const start = instant(Date.parse('2026-11-20T12:00:00+02:00'));

test.each([
  [0, 1],
  [0.33, 1],
  [0.34, 2],
  [2, 7],
  [3.67, 12],
  [60, 12],
])('after %d of four minutes %d orders have come', (minutes, count) => {
  expect(countDue({ startedAt: start, minutes: 4, orders: 12 }, plusMinutes(start, minutes))).toBe(count);
});

test('three orders come over the same minutes', () => {
  const due = [0, 0.9, 1, 2, 60].map((minutes) =>
    countDue({ startedAt: start, minutes: 3, orders: REHEARSAL_ORDERS.trial }, plusMinutes(start, minutes)),
  );
  expect(due).toEqual([1, 1, 2, 3, 3]);
});

test('it ends some minutes after its last order, and was interrupted when no process looked for two', () => {
  expect(endsAt(start, 4)).toBe(plusMinutes(start, 12));
  expect([1.9, 2, 2.1].map((minutes) => wasInterrupted(start, plusMinutes(start, minutes)))).toEqual([
    false,
    false,
    true,
  ]);
});

test('its numbers are no numbers of real orders, and others each time', () => {
  expect([isRehearsalNumber(10_000_000), isRehearsalNumber(rehearsalNumber(9_999, 12))]).toEqual([false, true]);
  expect(rehearsalNumber(1, 12)).not.toBe(rehearsalNumber(2, 12));
  expect([indexOfNumber(rehearsalNumber(7, 12)), rehearsalKitchenNumber(rehearsalNumber(7, 12))]).toEqual([12, 912]);
});

const soup = aProduct({ id: 1, name: 'Ciorbă', sizes: [aSize({ id: 11 })] });
const pizza = aProduct({ id: 2, name: 'Pizza', sizes: [aSize({ id: 21 }), aSize({ id: 22 })] });
const gone = aProduct({ id: 3, name: 'Tochitură', isOn: false, sizes: [aSize({ id: 31 })] });
const all = Array.from({ length: REHEARSAL_ORDERS.usual }, (_, place) => place + 1);
const invent = (
  menu: Parameters<typeof inventRehearsalOrder>[0],
  faults = REHEARSAL_FAULTS as readonly (typeof REHEARSAL_FAULTS)[number][],
) => all.map((index) => inventRehearsalOrder(menu, { index, run: 1, faults }));

test('every order is marked, made of dishes of the menu and costs what they cost', () => {
  for (const order of invent([soup, pizza, gone], [])) {
    expect(order).toMatchObject({
      fault: null,
      firstName: REHEARSAL_MARK,
      note: expect.stringContaining(REHEARSAL_MARK),
    });
    const sum = order?.lines.reduce((total, { size, quantity }) => total + size.price * quantity, 0);
    expect(order?.products).toBe(sum);
    expect(order?.lines.every(({ product }) => product !== gone)).toBe(true);
  }
});

test('each fault that is allowed is played once', () => {
  const orders = invent([soup, pizza, gone]);
  expect(orders.flatMap((order) => order?.fault ?? []).toSorted()).toEqual([...REHEARSAL_FAULTS].toSorted());
  const sold = orders.find((order) => order?.fault === 'sold_out');
  expect(sold?.lines[0]?.product).toBe(gone);
  expect(orders.find((order) => order?.fault === 'allergy')?.note).toContain('ALERGIE');
  expect(all.map((index) => faultAt(index, []))).toEqual(all.map(() => null));
});

test('where nothing ran out nothing that ran out is ordered; where nothing can be ordered nothing is', () => {
  expect([hasUnorderableDish([soup]), hasUnorderableDish([soup, gone])]).toEqual([false, true]);
  expect(invent([soup]).every((order) => order?.lines.every(({ product }) => product === soup))).toBe(true);
  expect(inventRehearsalOrder([gone], { index: 1, run: 1, faults: [] })).toBeNull();
});
