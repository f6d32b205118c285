import { expect, test } from 'vitest';
import type { WireAnswerOf } from '#contract/define/define-call.ts';
import { bani } from '#domain/money/bani.ts';
import { drawDayCurve } from '#domain/statistics/day-curve.ts';
import { localDate } from '#domain/time/local-date.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { getDayClose, getRejectedOrders, getSales } from '../statistics/staff-calls.ts';
import { getToday } from '../today/staff-calls.ts';
import { decodeAnswer, encodeAnswer } from './convert-fields.ts';

test('an answer goes over the wire by its description, and comes back as it was', () => {
  const report = {
    totalIncomeFromOrders: bani(12_345),
    mediumOrderPrice: bani(50),
    numberOfOrders: 3,
    numberOfRejectedOrders: 0,
    rejectedAmount: bani(0),
    startDate: localDate('2026-11-01'),
    endDate: localDate('2026-11-30'),
    days: [{ date: localDate('2026-11-01'), income: bani(12_345), numberOfOrders: 3 }],
    reductions: [{ name: 'Toamna', numberOfOrders: 1, amount: bani(150) }],
    sources: [{ source: 'PHONE' as const, deliveryMethod: 'DELIVERY' as const, numberOfOrders: 1, income: bani(150) }],
    options: [{ group: 'Blat', option: 'Umplut', numberOfPieces: 2, income: bani(1000) }],
    before: {
      totalIncomeFromOrders: bani(200),
      mediumOrderPrice: bani(100),
      numberOfOrders: 2,
      numberOfRejectedOrders: 0,
      startDate: localDate('2026-10-01'),
      endDate: localDate('2026-10-20'),
      days: [],
    },
  };
  const wire = encodeAnswer(getSales, report);
  expect(wire).toEqual({
    ...report,
    totalIncomeFromOrders: 123.45,
    mediumOrderPrice: 0.5,
    startDate: [2026, 11, 1],
    endDate: [2026, 11, 30],
    days: [{ date: [2026, 11, 1], income: 123.45, numberOfOrders: 3 }],
    reductions: [{ name: 'Toamna', numberOfOrders: 1, amount: 1.5 }],
    sources: [{ source: 'PHONE', deliveryMethod: 'DELIVERY', numberOfOrders: 1, income: 1.5 }],
    options: [{ group: 'Blat', option: 'Umplut', numberOfPieces: 2, income: 10 }],
    before: {
      ...report.before,
      totalIncomeFromOrders: 2,
      mediumOrderPrice: 1,
      startDate: [2026, 10, 1],
      endDate: [2026, 10, 20],
    },
  });
  expect(decodeAnswer(getSales, wire)).toEqual(report);
});

test('null stays null, moments are told in both forms', () => {
  const opening = { state: 'closed', closesAt: null, opensAt: NOON, closure: null } as const;
  const today = {
    date: localDate('2026-11-20'),
    numberOfOrders: 0,
    totalIncomeFromOrders: bani(0),
    mediumOrderPrice: bani(0),
    numberOfRejectedOrders: 0,
    numberOfNewOrders: 0,
    numberOfScheduledOrders: 0,
    numberOfWaitingReservations: 0,
    numberOfPendingReviews: 0,
    numberOfOpenWithdrawals: 0,
    numberOfMoneyDifferences: 0,
    curve: drawDayCurve(localDate('2026-11-20'), []),
    opening,
    soldOut: [],
    numberOfSoldOut: 0,
    steps: [],
    missing: [],
    hasDelivered: false,
    publicAddress: { url: 'https://restaurant.ro', unreachable: null },
    numberOfProductsWithoutFoodInformation: 0,
    numberOfProductsWithoutAllergens: 0,
    lastBackupAt: null,
    isLastBackupVerified: false,
    isLastBackupEncrypted: false,
    lastBackupElsewhereAt: null,
  };
  expect(encodeAnswer(getToday, today).opening).toEqual({ ...opening, opensAt: new Date(NOON).toISOString() });
  expect(decodeAnswer(getToday, encodeAnswer(getToday, today))).toEqual(today);
  const [order] = decodeAnswer(getRejectedOrders, {
    content: [
      {
        orderNumber: 1,
        orderDate: [2026, 11, 20, 19, 30, 0, 0],
        client: '',
        reason: '',
        stage: 'refused',
        actor: null,
        amount: 1,
      },
    ],
    totalElements: 1,
    totalAmount: 1,
    startDate: [2026, 11, 20],
    endDate: [2026, 11, 20],
    reasons: [],
  }).content;
  expect(order?.orderDate).toBe(Date.parse('2026-11-20T17:30:00Z'));
});

test('a moment that does not exist is a fault of the server', () => {
  const wrong = { date: [2026, 2, 30] } as WireAnswerOf<typeof getDayClose>;
  expect(() => decodeAnswer(getDayClose, wrong)).toThrow(RangeError);
});
