import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import {
  arrangeBoard,
  arrangeSections,
  BOARD_LANES,
  type BoardOrder,
  dishesAt,
  sortByPlaces,
  sumDishes,
} from './board.ts';
import { DELIVERY_METHODS, ORDER_STATUSES } from './order.ts';

const NOON = instant(Date.parse('2026-11-20T10:00:00Z'));
const at = (minutes: number): Instant => plusMinutes(NOON, minutes);

function order(number: number, about: Partial<BoardOrder> = {}): BoardOrder {
  return {
    number,
    status: 'CONFIRMED',
    method: 'PICKUP',
    placedAt: NOON,
    toldAt: null,
    requestedAt: null,
    promisedAt: null,
    minutesToPrepare: null,
    readyAt: null,
    leftAt: null,
    ...about,
  };
}

function numbers(orders: readonly BoardOrder[], minutes = 20) {
  const lanes = arrangeBoard(orders, NOON, () => minutes);
  return Object.fromEntries(
    BOARD_LANES.flatMap((lane) =>
      lanes[lane].length === 0 ? [] : [[lane, lanes[lane].map(({ order: { number } }) => number)]],
    ),
  );
}

test('orders stand where their next step is', () => {
  expect(
    numbers([
      order(1, { status: 'NEW' }),
      order(2, { status: 'SCHEDULED', requestedAt: at(600) }),
      order(3, { promisedAt: at(30) }),
      order(4, { promisedAt: at(30), readyAt: NOON }),
      order(5, { promisedAt: at(30), readyAt: NOON, leftAt: NOON, method: 'DELIVERY' }),
      order(6, { promisedAt: at(81) }),
      order(7, { status: 'DELIVERED', promisedAt: at(30) }),
      order(8, { status: 'REJECTED' }),
    ]),
  ).toEqual({ new: [1, 2], preparing: [3], ready: [4], out: [5], later: [6] });
});

test('what must be begun first stands first, whenever it was ordered; late orders come before all others', () => {
  const village = order(1, { promisedAt: at(50) });
  const pickup = order(2, { promisedAt: at(40) });
  const minutesOf = ({ number }: BoardOrder) => (number === 1 ? 45 : 15);
  const late = [order(3, { promisedAt: at(-1) }), order(4, { promisedAt: at(-9) })];
  const { preparing } = arrangeBoard([pickup, village, ...late], NOON, minutesOf);
  expect(preparing.map(({ order: { number } }) => number)).toEqual([4, 3, 1, 2]);
  expect(preparing[2]).toMatchObject({ dueAt: at(50), beginAt: at(5), isLate: false });
});

test('what is rehearsed stands behind what guests wait for, however late it is', () => {
  const rehearsed = order(101, { promisedAt: at(-5) });
  const real = order(12_345_678, { promisedAt: at(30) });
  for (const given of [
    [rehearsed, real],
    [real, rehearsed],
  ]) {
    expect(numbers(given)).toEqual({ preparing: [real.number, rehearsed.number] });
  }
});

test('an order without any hour is due when such an order usually is', () => {
  const { new: waiting } = arrangeBoard([order(1, { status: 'NEW', placedAt: at(-5) })], NOON, () => 30);
  expect(waiting).toMatchObject([{ dueAt: at(25), beginAt: at(-5), isLate: false }]);
});

test('what is ready goes by when it is due, then by its number', () => {
  const ready = { readyAt: NOON };
  expect(numbers([order(2, { ...ready, promisedAt: at(9) }), order(1, { ...ready, promisedAt: at(9) })])).toEqual({
    ready: [1, 2],
  });
  expect(numbers([order(2, { ...ready, promisedAt: at(9) }), order(1, { ...ready, promisedAt: at(8) })])).toEqual({
    ready: [1, 2],
  });
});

test('no open order is lost, none stands twice, and the order they come in does not matter', () => {
  const moment = fc.option(fc.integer({ min: -200, max: 200 }).map(at));
  const orders = fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 99 }),
      status: fc.constantFrom(...ORDER_STATUSES),
      method: fc.constantFrom(...DELIVERY_METHODS),
      placedAt: fc.integer({ min: -200, max: 0 }).map(at),
      toldAt: fc.option(fc.integer({ min: -200, max: 100 }).map(at)),
      requestedAt: moment,
      promisedAt: moment,
      minutesToPrepare: fc.constant(null),
      readyAt: moment,
      leftAt: moment,
    }),
    { selector: ({ number }) => number },
  );
  fc.assert(
    fc.property(orders, (some) => {
      const lanes = arrangeBoard(some, NOON, () => 20);
      const shown = BOARD_LANES.flatMap((lane) => lanes[lane].map((placed) => placed.order.number));
      const open = some.filter(({ status }) => status !== 'DELIVERED' && status !== 'REJECTED');
      expect(shown.toSorted()).toEqual(open.map(({ number }) => number).toSorted());
      expect(arrangeBoard(some.toReversed(), NOON, () => 20)).toEqual(lanes);
    }),
  );
});

const dish = (productName: string, sizeLabel: string, quantity: number) => ({ productName, sizeLabel, quantity });

test('the same dishes of several orders are summed, sizes apart, the most first, with the orders that want them', () => {
  const first = { items: [dish('Ciorbă', '350 g', 1), dish('Pizza', '', 1)] };
  const second = { items: [dish('Ciorbă', '350 g', 2), dish('Ciorbă', '500 g', 1), dish('Ciorbă', '350 g', 1)] };
  expect(sumDishes([first, second])).toEqual([
    {
      ...dish('Ciorbă', '350 g', 4),
      orders: [
        { order: first, quantity: 1 },
        { order: second, quantity: 3 },
      ],
    },
    { ...dish('Pizza', '', 1), orders: [{ order: first, quantity: 1 }] },
    { ...dish('Ciorbă', '500 g', 1), orders: [{ order: second, quantity: 1 }] },
  ]);
});

test('a station sees its own dishes and the names of the others at work on the order', () => {
  const pot = { id: 1, name: 'Ciorbe' };
  const grill = { id: 2, name: 'Grătar' };
  const soup = { ...dish('Ciorbă', '', 1), station: pot };
  const steak = { ...dish('Ceafă', '', 1), station: grill };
  const chops = { ...dish('Cotlet', '', 1), station: grill };
  const water = { ...dish('Apă', '', 1), station: null };
  const items = [soup, steak, chops, water];
  expect(dishesAt('all', items)).toEqual({ here: items, elsewhere: [] });
  expect(dishesAt(pot.id, items)).toEqual({ here: [soup], elsewhere: ['Grătar'] });
  expect(dishesAt('none', items)).toEqual({ here: [water], elsewhere: ['Ciorbe', 'Grătar'] });
});

test('what the guest was told is when an unanswered order is due', () => {
  const told = order(1, { status: 'NEW', promisedAt: null, toldAt: at(45) });
  const { new: waiting } = arrangeBoard([told], NOON, () => 30);
  expect(waiting).toMatchObject([{ dueAt: at(45), beginAt: at(15), isLate: false }]);
});

describe('the sections of the board', () => {
  const late = { promisedAt: at(-5) };
  const lanes = arrangeBoard(
    [
      order(1, { status: 'NEW', promisedAt: null, placedAt: at(-90) }),
      order(2, late),
      order(3),
      order(4, { ...late, readyAt: at(-10) }),
      order(5, { ...late, readyAt: at(-10), leftAt: at(-8) }),
    ],
    NOON,
    () => 20,
  );
  const shown = (look: 'list' | 'columns') =>
    arrangeSections(lanes, look).map(({ section, orders }) => [
      section,
      orders.map(({ placed }) => placed.order.number),
    ]);

  test('in a list, what is late stands right after what waits for an answer', () => {
    expect(shown('list')).toEqual([
      ['new', [1]],
      ['late', [2, 4, 5]],
      ['preparing', [3]],
      ['ready', []],
      ['out', []],
      ['later', []],
    ]);
    expect(arrangeSections(lanes, 'list')[1]?.orders.map(({ lane }) => lane)).toEqual(['preparing', 'ready', 'out']);
  });

  test('in columns every order stays in its lane', () => {
    expect(shown('columns')).toEqual([
      ['new', [1]],
      ['preparing', [2, 3]],
      ['ready', [4]],
      ['out', [5]],
      ['later', []],
    ]);
  });
});

test.each([
  ['what came since is last', [1, 2], [3, 1, 2], [1, 2, 3]],
  ['what is gone leaves its place', [1, 2, 3], [3, 1], [1, 3]],
  ['nothing was shown yet', [], [2, 1], [2, 1]],
])('while the screen is touched, %s', (_, before, wanted, expected) => {
  expect(sortByPlaces(before, wanted)).toEqual(expected);
});
