import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { daysLike, drawDayCurve, type SoldInHour } from './day-curve.ts';

const SUNDAY = localDate('2026-11-22');
const NOTHING = { numberOfOrders: 0, income: ZERO_BANI };

function sold(date: string, hour: number, numberOfOrders: number, income: number, isSoFar = true): SoldInHour {
  return { date: localDate(date), hour, numberOfOrders, income: bani(income), isSoFar };
}

test('a day is compared with the same weekday of four weeks, over the change of clocks too', () => {
  expect(daysLike(SUNDAY)).toEqual(['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-25']);
});

test('a day on which nothing was ever sold has no hours and nothing to be compared with', () => {
  const none = { numberOfDays: 0, soFar: NOTHING, whole: NOTHING };
  expect(drawDayCurve(SUNDAY, [])).toEqual({ hours: [], today: NOTHING, lastWeek: none, usual: none });
});

test('the hours run from the first to the last in which anything was sold, those between included', () => {
  const curve = drawDayCurve(SUNDAY, [sold('2026-11-22', 12, 2, 9000), sold('2026-11-15', 15, 1, 4000, false)]);
  expect(curve.hours).toEqual([
    { hour: 12, today: { numberOfOrders: 2, income: 9000 }, usual: NOTHING },
    { hour: 13, today: NOTHING, usual: NOTHING },
    { hour: 14, today: NOTHING, usual: NOTHING },
    { hour: 15, today: NOTHING, usual: { numberOfOrders: 1, income: 4000 } },
  ]);
});

test('a usual day is the mean of the days that sold something; what was sold later in the day stands apart', () => {
  const curve = drawDayCurve(SUNDAY, [
    sold('2026-11-22', 18, 3, 30000),
    sold('2026-11-15', 18, 1, 10000),
    sold('2026-11-15', 18, 1, 5000, false),
    sold('2026-11-08', 18, 2, 15001),
    sold('2026-10-25', 20, 4, 20000, false),
    // Not the same weekday: not compared.
    sold('2026-11-21', 18, 9, 90000),
  ]);
  expect(curve.today).toEqual({ numberOfOrders: 3, income: 30000 });
  expect(curve.lastWeek).toEqual({
    numberOfDays: 1,
    soFar: { numberOfOrders: 1, income: 10000 },
    whole: { numberOfOrders: 2, income: 15000 },
  });
  expect(curve.usual).toEqual({
    numberOfDays: 3,
    soFar: { numberOfOrders: 1, income: 8334 },
    whole: { numberOfOrders: 2.7, income: 16667 },
  });
});
