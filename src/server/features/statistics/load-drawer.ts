import { type Bani, minusBani, sumBani } from '#domain/money/bani.ts';
import { cashOf } from '#domain/orders/payment-means.ts';
import { type DrawerFacts, sumDrawer } from '#domain/statistics/drawer.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { listShiftsOfDay } from '#server/features/couriers/index.ts';
import type { Database } from '#server/platform/database.ts';
import { listReceivedPayments, sumOpenDrops } from './statistics.repository.ts';

/** The cash of a day, and what the drawer must have of it. */
export async function loadDrawer(db: Database, day: LocalDate): Promise<DrawerFacts & { readonly expected: Bani }> {
  const payments = await listReceivedPayments(db, day);
  const drops = await sumOpenDrops(db, day);
  const shifts = await listShiftsOfDay(db, day);
  const cashIn = (some: typeof payments) => sumBani(some.map(({ payment }) => cashOf(payment)));
  const facts = {
    received: cashIn(payments),
    withCouriers: minusBani(cashIn(payments.filter(({ isWithCourier }) => isWithCourier)), drops),
    differences: sumBani(shifts.map(({ differenceNow }) => differenceNow)),
  };
  return { ...facts, expected: sumDrawer(facts) };
}
