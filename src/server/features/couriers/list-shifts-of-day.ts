import { owedOf } from '#domain/couriers/shift.ts';
import { minusBani } from '#domain/money/bani.ts';
import { momentsOf } from '#domain/statistics/period.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import { listClosedShifts } from './couriers.repository.ts';

/**
 * Shifts closed on a day, for the daily report: owed, counted, and the reason for a difference; and what is owed now,
 * when a payment was corrected after the count.
 */
export async function listShiftsOfDay(db: Database, day: LocalDate) {
  const { from, until } = momentsOf({ from: day, to: day });
  const shifts = await listClosedShifts(db, { from, until });
  return shifts.map(({ cashNow, ...shift }) => {
    const owed = owedOf(shift);
    const owedNow = owedOf({ ...shift, cash: cashNow });
    return {
      ...shift,
      owed,
      difference: minusBani(shift.counted, owed),
      owedNow,
      differenceNow: minusBani(shift.counted, owedNow),
    };
  });
}
