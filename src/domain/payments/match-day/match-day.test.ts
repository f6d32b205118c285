import { expect, test } from 'vitest';
import { type Bani, bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { cashOf, onlineSumOf, type Payment } from '#domain/orders/payment-means.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { actionOf, type DayDifference, type DifferenceKind } from './differences.ts';
import { type DayOfMoney, matchDay } from './match-day.ts';
import type { DayOrder } from './match-order.ts';
import type { OnlinePayment, SettledRow } from './match-settlement.ts';

const inCash = (amount: number): Payment => [{ means: 'cash', amount: bani(amount) }];
const byCard = (amount: number): Payment => [{ means: 'card', amount: bani(amount) }];

function anOrder(given: Partial<DayOrder> = {}): DayOrder {
  const payment = given.payment ?? inCash(6000);
  return {
    orderNumber: 10_000_001,
    payment,
    isPaid: true,
    takenOnline: null,
    receipt: { state: 'printed', payment, isDouble: false },
    ...given,
  };
}

function anOnline(given: Partial<OnlinePayment> = {}): OnlinePayment {
  return {
    provider: 'stripe',
    reference: '10000001-1',
    providerRef: 'pi_1',
    orderNumber: 10_000_001,
    order: 'arrived',
    isOrphan: false,
    taken: bani(6000),
    refunded: ZERO_BANI,
    goingBack: ZERO_BANI,
    wasTakenOnDay: true,
    wasRefundedOnDay: false,
    ...given,
  };
}

function aRow(given: Partial<SettledRow> = {}): SettledRow {
  return {
    provider: 'stripe',
    kind: 'payment',
    attempt: '10000001-1',
    reference: 'pi_1',
    amount: bani(6000),
    fee: bani(100),
    isOfDay: true,
    ...given,
  };
}

function aDay(given: Partial<DayOfMoney> = {}): DayOfMoney {
  return {
    orders: [],
    online: [],
    rows: [],
    covered: ['stripe'],
    drawer: { expected: ZERO_BANI, count: null },
    couriers: [],
    ...given,
  };
}

const found = (day: Partial<DayOfMoney>) =>
  matchDay(aDay(day)).map(({ kind, reason, orderNumber, expected, found: sum }) => [
    kind,
    reason,
    orderNumber,
    expected,
    sum,
  ]);

const N = 10_000_001;

test('a day without anything, and a day on which everything agrees, are clean', () => {
  expect(matchDay(aDay())).toEqual([]);
  const online: Payment = [{ means: 'card_online', amount: bani(6000) }];
  expect(
    matchDay(
      aDay({
        orders: [
          anOrder(),
          anOrder({ receipt: null }),
          anOrder({ payment: online, takenOnline: bani(6000) }),
          anOrder({ receipt: { state: 'printed', payment: null, isDouble: false } }),
          anOrder({
            receipt: {
              state: 'printed',
              payment: [...byCard(0), ...inCash(6000)],
              isDouble: false,
            },
          }),
        ],
        online: [
          anOnline(),
          anOnline({ reference: '10000001-2', providerRef: null, taken: ZERO_BANI, wasTakenOnDay: false }),
        ],
        rows: [aRow({ attempt: '' }), aRow({ kind: 'payout', attempt: '', reference: '' })],
        drawer: { expected: bani(6000), count: { counted: bani(6000), expected: bani(6000) } },
        couriers: [{ courier: 'Dan', counted: bani(10), owed: bani(10), owedNow: bani(10) }],
      }),
    ),
  ).toEqual([]);
});

test.each([
  ['not_made', 'receipt_not_made'],
  ['to_print', 'receipt_waits'],
  ['given', 'receipt_waits'],
  ['failed', 'receipt_not_printed'],
  ['unknown', 'receipt_unanswered'],
] as const)('a receipt that is %s is missing: %s', (state, reason) => {
  const orders = [anOrder({ receipt: { state, payment: null, isDouble: false } })];
  expect(found({ orders })).toEqual([['receipt_missing', reason, N, 6000, 0]]);
});

test('a receipt with another sum, with other means, and one that came out twice', () => {
  const withReceipt = (payment: Payment, isDouble = false) =>
    found({ orders: [anOrder({ receipt: { state: 'printed', payment, isDouble } })] });
  expect(withReceipt(inCash(5500))).toEqual([['receipt_other_sum', 'order_changed_after', N, 6000, 5500]]);
  expect(withReceipt(byCard(6000))).toEqual([['receipt_other_means', 'payment_corrected_after', N, 6000, 6000]]);
  expect(withReceipt(inCash(6000), true)).toEqual([['receipt_twice', 'printed_again', N, 6000, 12_000]]);
});

test('an order handed over without a recorded payment, and one whose money online is not there', () => {
  expect(found({ orders: [anOrder({ isPaid: false })] })).toEqual([
    ['payment_unrecorded', 'payment_not_recorded', N, 6000, 0],
  ]);
  const payment: Payment = [{ means: 'card_online', amount: bani(6000) }];
  expect(found({ orders: [anOrder({ payment, takenOnline: null })] })).toEqual([
    ['online_missing', 'nothing_taken', N, 6000, 0],
  ]);
  expect(found({ orders: [anOrder({ payment, takenOnline: bani(5000) })] })).toEqual([
    ['online_missing', 'part_taken', N, 6000, 5000],
  ]);
});

test('money online that no order needs, unless it is on its way back', () => {
  const rows = [aRow()];
  const kept = (given: Partial<OnlinePayment>) => found({ rows, online: [anOnline(given)] });
  expect(kept({ isOrphan: true })).toEqual([['online_without_order', 'second_payment', N, 0, 6000]]);
  expect(kept({ order: 'refused' })).toEqual([['online_without_order', 'order_refused', N, 0, 6000]]);
  expect(kept({ order: 'never_arrived' })).toEqual([['online_without_order', 'order_never_arrived', N, 0, 6000]]);
  expect(kept({ order: 'refused', goingBack: bani(6000) })).toEqual([]);
  expect(kept({ isOrphan: true, refunded: bani(6000) })).toEqual([]);
});

test('a payment that the file lacks, only where a file goes over the day', () => {
  expect(found({ online: [anOnline()] })).toEqual([['file_payment_missing', 'comes_in_next_file', N, 6000, 0]]);
  expect(found({ online: [anOnline()], covered: ['viva'] })).toEqual([]);
  expect(found({ online: [anOnline({ wasTakenOnDay: false })] })).toEqual([]);
  expect(found({ online: [anOnline()], rows: [aRow({ provider: 'viva' })] })).toEqual([
    ['file_payment_missing', 'comes_in_next_file', N, 6000, 0],
    ['file_payment_unknown', 'other_shop', null, 0, 6000],
  ]);
});

test('a row with another sum, and one of which the books know nothing', () => {
  const withRows = (rows: readonly SettledRow[]) => found({ online: [anOnline()], rows });
  expect(withRows([aRow({ amount: bani(5900) })])).toEqual([['file_other_sum', 'fee_deducted', N, 6000, 5900]]);
  expect(withRows([aRow(), aRow({ isOfDay: false })])).toEqual([['file_other_sum', 'listed_twice', N, 6000, 12_000]]);
  expect(withRows([aRow({ amount: bani(5000) })])).toEqual([['file_other_sum', 'other_amount', N, 6000, 5000]]);
  expect(withRows([aRow(), aRow({ amount: bani(7) })])).toEqual([['file_other_sum', 'other_amount', N, 6000, 6007]]);
  expect(found({ online: [anOnline({ taken: ZERO_BANI })], rows: [aRow()] })).toEqual([
    ['file_payment_unknown', 'payment_unseen', N, 0, 6000],
  ]);
  expect(
    matchDay(aDay({ rows: [aRow({ attempt: '' }), aRow({ attempt: 'x', isOfDay: false }), aRow()] })),
  ).toMatchObject([
    { kind: 'file_payment_unknown', reason: 'other_shop', name: 'pi_1' },
    { kind: 'file_payment_unknown', reason: 'other_shop', name: '10000001-1' },
  ]);
});

test('a refund that the file lacks, one made by hand at the provider, and a dispute', () => {
  const refund = aRow({ kind: 'refund', amount: bani(1000) });
  const given = { refunded: bani(1000), wasRefundedOnDay: true };
  expect(found({ online: [anOnline(given)], rows: [aRow(), refund] })).toEqual([]);
  expect(found({ online: [anOnline(given)], rows: [aRow()] })).toEqual([
    ['file_refund_missing', 'refund_under_way', N, 1000, 0],
  ]);
  expect(found({ online: [anOnline({ ...given, wasRefundedOnDay: false })], rows: [aRow()] })).toEqual([]);
  expect(found({ online: [anOnline(given)], rows: [aRow()], covered: [] })).toEqual([]);
  expect(found({ online: [anOnline()], rows: [aRow(), refund] })).toEqual([
    ['file_refund_unknown', 'refund_by_hand', N, 0, 1000],
  ]);
  expect(found({ online: [anOnline({ goingBack: bani(1000) })], rows: [aRow(), refund] })).toEqual([]);
  const dispute = aRow({ kind: 'dispute', isOfDay: false });
  expect(found({ online: [anOnline()], rows: [aRow(), dispute] })).toEqual([]);
  expect(found({ online: [anOnline()], rows: [aRow(), { ...dispute, isOfDay: true }] })).toEqual([
    ['file_dispute', 'cardholder_disputes', N, 0, 6000],
  ]);
});

test('counted cash: the one order whose sum is the difference explains it', () => {
  const counted = (sum: number, orders: readonly DayOrder[], then = 6000) =>
    found({ orders, drawer: { expected: bani(6000), count: { counted: bani(sum), expected: bani(then) } } }).filter(
      ([kind]) => kind === 'drawer',
    );
  const cash = anOrder({ payment: inCash(4000) });
  const card = anOrder({ payment: byCard(4000), orderNumber: 2 });
  expect(counted(2000, [cash, card])).toEqual([['drawer', 'card_instead_of_cash', N, 6000, 2000]]);
  expect(counted(10_000, [cash, card])).toEqual([['drawer', 'cash_instead_of_card', 2, 6000, 10_000]]);
  expect(counted(10_000, [{ ...cash, isPaid: false }])).toEqual([['drawer', 'cash_of_unrecorded', N, 6000, 10_000]]);
  expect(counted(2000, [{ ...cash, isPaid: false }])).toEqual([['drawer', 'miscounted', null, 6000, 2000]]);
  expect(counted(2000, [cash, cash])).toEqual([['drawer', 'miscounted', null, 6000, 2000]]);
  expect(counted(5900, [cash, card])).toEqual([['drawer', 'miscounted', null, 6000, 5900]]);
  expect(counted(5000, [], 5000)).toEqual([['drawer', 'counted_before', null, 6000, 5000]]);
  expect(
    matchDay(aDay({ couriers: [{ courier: 'Dan', counted: bani(10), owed: bani(20), owedNow: bani(20) }] })),
  ).toEqual([{ kind: 'courier', reason: 'miscounted', orderNumber: null, name: 'Dan', expected: 20, found: 10 }]);
});

test('each difference leads to one place', () => {
  expect(actionOf('drawer')).toBe('drawer');
  expect(actionOf('receipt_twice')).toBe('receipts');
});

// ------------------------------------------------------------------------------------- days with planted errors

type Day = {
  orders: DayOrder[];
  online: OnlinePayment[];
  rows: SettledRow[];
  cash: Bani;
  couriers: DayOfMoney['couriers'];
};

/** A day on which everything agrees: orders by every means, refused ones that were given back, refunds, couriers. */
function cleanDay(random: () => number): Day {
  const upTo = (most: number) => Math.floor(random() * most);
  const orders: DayOrder[] = [];
  const online: OnlinePayment[] = [];
  const rows: SettledRow[] = [];
  for (let index = 0; index < 8 + upTo(20); index++) {
    const orderNumber = 10_000_000 + index;
    const [whole, part] = [bani(2000 + upTo(9000)), bani(500 + upTo(1500))];
    const payment: Payment =
      [
        inCash(whole),
        byCard(whole),
        [{ means: 'meal_card' as const, amount: minusBani(whole, part) }, ...inCash(part)],
        [{ means: 'card_online' as const, amount: whole }],
      ][index % 4] ?? [];
    const sum = onlineSumOf(payment);
    const isOnline = sum > ZERO_BANI;
    orders.push(
      anOrder({
        orderNumber,
        payment,
        takenOnline: isOnline ? sum : null,
        receipt: { state: 'printed', payment: payment.toReversed(), isDouble: false },
      }),
    );
    if (!isOnline) continue;
    const reference = `${orderNumber}-1`;
    const refunded = upTo(3) === 0 ? bani(100) : ZERO_BANI;
    const about = { reference, providerRef: `pi_${orderNumber}`, orderNumber };
    online.push(anOnline({ ...about, taken: sum, refunded, wasRefundedOnDay: refunded > 0 }));
    const row = { attempt: upTo(2) === 0 ? '' : reference, reference: `pi_${orderNumber}` };
    rows.push(aRow({ ...row, amount: sum }));
    if (refunded > 0) rows.push(aRow({ ...row, kind: 'refund', amount: refunded }));
  }
  const refused = { orderNumber: 9_999_999, reference: '9999999-1', providerRef: 'pi_9999999' };
  online.push(anOnline({ ...refused, order: 'refused', refunded: bani(6000), wasRefundedOnDay: true }));
  const row = { attempt: refused.reference, reference: refused.providerRef };
  rows.push(aRow(row), aRow({ ...row, kind: 'refund' }), aRow({ kind: 'payout', attempt: '', reference: '' }));
  const owed = bani(5000 + upTo(9000));
  return {
    orders,
    online,
    rows,
    cash: sumBani(orders.map(({ payment }) => cashOf(payment))),
    couriers: [{ courier: 'Dan', counted: owed, owed, owedNow: owed }],
  };
}

type Planted = readonly [DifferenceKind, number | null];

/** Each plants one error of a kind and says what has to be found. Those of one day are of different orders. */
const PLANT: readonly ((day: Day, random: () => number) => Planted)[] = [
  (day) =>
    plantReceipt(day, 0, 'receipt_missing', (order) => ({
      ...order,
      receipt: { state: 'failed', payment: null, isDouble: false },
    })),
  (day) =>
    plantReceipt(day, 1, 'receipt_other_sum', (order) => ({
      ...order,
      receipt: { state: 'printed', payment: byCard(1), isDouble: false },
    })),
  (day) =>
    plantReceipt(day, 4, 'receipt_twice', (order) => ({
      ...order,
      receipt: { state: 'printed', payment: order.payment, isDouble: true },
    })),
  (day) =>
    plantReceipt(day, 2, 'receipt_other_means', (order) => ({
      ...order,
      receipt: {
        state: 'printed',
        payment: byCard(sumBani(order.payment.map(({ amount }) => amount))),
        isDouble: false,
      },
    })),
  (day) => plantReceipt(day, 5, 'payment_unrecorded', (order) => ({ ...order, isPaid: false })),
  (day) => {
    day.online.push(anOnline({ orderNumber: 77, reference: '77-2', providerRef: 'pi_77', isOrphan: true }));
    day.rows.push(aRow({ attempt: '77-2' }));
    return ['online_without_order', 77];
  },
  (day) => {
    day.rows = day.rows.filter(({ reference }) => reference !== 'pi_10000003');
    day.online = day.online.map((one) => (one.orderNumber === 10_000_003 ? { ...one, refunded: ZERO_BANI } : one));
    return ['file_payment_missing', 10_000_003];
  },
  (day) => {
    day.rows = day.rows.map((row) =>
      row.reference === 'pi_10000007' && row.kind === 'payment'
        ? { ...row, amount: minusBani(row.amount, bani(1)) }
        : row,
    );
    return ['file_other_sum', 10_000_007];
  },
  (day) => {
    day.rows = day.rows.filter(({ reference, kind }) => reference !== 'pi_9999999' || kind !== 'refund');
    return ['file_refund_missing', 9_999_999];
  },
  (day) => {
    day.rows.push(aRow({ attempt: 'alt-magazin' }));
    return ['file_payment_unknown', null];
  },
  (day, random) => {
    day.cash = bani(Math.max(0, day.cash + (random() < 0.5 ? -1 : 1) * (1 + Math.floor(random() * 400))));
    return ['drawer', null];
  },
  (day) => {
    day.couriers = day.couriers.map((shift) => ({ ...shift, counted: minusBani(shift.counted, bani(1)) }));
    return ['courier', null];
  },
];

function plantReceipt(day: Day, place: number, kind: DifferenceKind, change: (order: DayOrder) => DayOrder): Planted {
  day.orders = day.orders.map((order, index) => (index === place ? change(order) : order));
  return [kind, 10_000_000 + place];
}

test('1,000 days with planted errors of twelve kinds: all are found, none is invented', () => {
  const namesOf = (some: readonly Planted[]) => some.map(([kind, order]) => `${kind} ${order ?? '–'}`).toSorted();
  let clean = 0;
  for (let seed = 1; seed <= 1000; seed++) {
    const random = seededRandom(seed);
    const day = cleanDay(random);
    const expected = sumBani(day.orders.map(({ payment }) => cashOf(payment)));
    // Each fourth day stays clean.
    const planted = seed % 4 === 0 ? [] : PLANT.filter(() => random() < 0.3).map((plant) => plant(day, random));
    const differences = matchDay(aDay({ ...day, drawer: { expected, count: { counted: day.cash, expected } } }));
    const seen = differences.map(({ kind, orderNumber }): Planted => [kind, isOfCash(kind) ? null : orderNumber]);
    expect({ seed, found: namesOf(seen) }).toEqual({ seed, found: namesOf(planted) });
    if (planted.length === 0) clean += 1;
  }
  expect(clean).toBeGreaterThan(250);
});

/** Cash is not of an order; one may explain it. */
function isOfCash(kind: DayDifference['kind']): boolean {
  return kind === 'drawer' || kind === 'courier';
}
