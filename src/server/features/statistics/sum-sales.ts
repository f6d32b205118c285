import type { Period } from '#domain/statistics/period.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { listDueDays, type SummedPeriod, sumDays } from './sales-sums.repository.ts';

/** Days per transaction: well within the five-second limit of a statement, with a thousand orders a day on a busy machine. */
const AT_ONCE = 7;

/** Sums the days of a period whose orders changed, up to everything committed before this call. */
export async function sumSales(db: Database, period: Period): Promise<SummedPeriod> {
  await sumAll(db, period);
  return { ...period, isSummed: true };
}

/** Sums every day whose orders changed; runs every hour. */
export function sumAllSales(db: Database): Promise<void> {
  return sumAll(db, null);
}

async function sumAll(db: Database, period: Period | null): Promise<void> {
  for (;;) {
    const days = await listDueDays(db, period, AT_ONCE);
    if (days.length === 0) return;
    await inTransaction(db, (tx) => sumDays(tx, days));
    if (days.length < AT_ONCE) return;
  }
}
