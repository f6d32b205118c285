import type { DayDifference } from '#domain/payments/match-day/differences.ts';
import { matchDay } from '#domain/payments/match-day/match-day.ts';
import type { ContractProvider } from '#domain/payments/payment-settings.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { listShiftsOfDay } from '#server/features/couriers/index.ts';
import { loadReceiptsToMatch } from '#server/features/fiscal/index.ts';
import type { Database } from '#server/platform/database.ts';
import {
  findProviderInUse,
  listFilesOver,
  listHandedOver,
  listOnlinePayments,
  listSettledRows,
  type SettlementFile,
} from './day-match.repository.ts';
import { findDrawerCount } from './drawer-counts.repository.ts';
import { loadDrawer } from './load-drawer.ts';

export type DayMatch = {
  readonly differences: readonly DayDifference[];
  /** What was compared. */
  readonly compared: { readonly orders: number; readonly receipts: number; readonly payments: number };
  readonly isDrawerCounted: boolean;
  /** By which guests pay online; null for none. */
  readonly provider: ContractProvider | null;
  readonly files: readonly SettlementFile[];
};

/** Compares the money of a day: orders, receipts, payments online, the provider's files, counted cash. */
export async function loadDayMatch(db: Database, day: LocalDate, at: Instant): Promise<DayMatch> {
  const handedOver = await listHandedOver(db, day);
  const receipts = await loadReceiptsToMatch(
    db,
    handedOver.map(({ id }) => id),
    at,
  );
  const online = await listOnlinePayments(db, day);
  const files = await listFilesOver(db, day);
  const count = await findDrawerCount(db, day);
  const differences = matchDay({
    orders: handedOver.map((order) => ({ ...order, receipt: receipts.get(order.id) ?? null })),
    online,
    rows: await listSettledRows(db, day, online),
    covered: files.map(({ provider }) => provider),
    drawer: { expected: (await loadDrawer(db, day)).expected, count },
    couriers: await listShiftsOfDay(db, day),
  });
  return {
    differences,
    compared: { orders: handedOver.length, receipts: receipts.size, payments: online.length },
    isDrawerCounted: count !== null,
    provider: await findProviderInUse(db),
    files,
  };
}

/** How many differences the money of a day has. */
export async function countDayDifferences(db: Database, day: LocalDate, at: Instant): Promise<number> {
  return (await loadDayMatch(db, day, at)).differences.length;
}
