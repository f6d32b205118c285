import { type OpeningFacts, type OpeningGap, openingGaps, openingSteps } from '#domain/restaurant/opening-gaps.ts';
import { type Unreachable, whyUnreachable } from '#domain/restaurant/public-address.ts';
import { type OpenState, openState } from '#domain/schedule/open-state.ts';
import { hasHours } from '#domain/schedule/schedule.ts';
import type { DayCurve } from '#domain/statistics/day-curve.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { type BackupReview, type BackupServices, reviewBackups } from '#server/features/backups/index.ts';
import { countRiskyClauses } from '#server/features/legal/index.ts';
import { type MenuReview, reviewMenu } from '#server/features/menu/index.ts';
import { hasDeliveredOrders, loadDayFigures } from '#server/features/orders/index.ts';
import { countWaitingReservations } from '#server/features/reservations/index.ts';
import { reviewSetup } from '#server/features/restaurant-facts/index.ts';
import { countPendingReviews } from '#server/features/reviews/index.ts';
import { countDayDifferences, loadDayCurve } from '#server/features/statistics/index.ts';
import { findVatYearToCheck } from '#server/features/vat/index.ts';
import { countOpenWithdrawals } from '#server/features/withdrawals/index.ts';
import type { Database } from '#server/platform/database.ts';
import { hasUndeclaredProxy } from '#server/platform/http/undeclared-proxy.ts';
import { type MailServerPlace, usesMailServer } from '#server/platform/mail/mail-server.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';

export type TodayServices = {
  readonly db: Database;
  readonly snapshots: Snapshots;
  readonly clock: () => Instant;
  readonly config: {
    readonly publicUrl: string;
    readonly alarmWebhook: object | null;
    readonly trustedProxies: number;
  } & MailServerPlace['config'] &
    BackupServices['config'];
};

export type Today = {
  readonly day: LocalDate;
  readonly figures: Awaited<ReturnType<typeof loadDayFigures>>;
  readonly curve: DayCurve;
  /** Waiting for staff, besides orders. */
  readonly waiting: { readonly reservations: number; readonly reviews: number; readonly withdrawals: number };
  /** Differences in the money of yesterday. */
  readonly moneyDifferences: number;
  readonly opening: OpenState;
  readonly menu: MenuReview;
  readonly steps: ReturnType<typeof openingSteps>;
  readonly gaps: readonly OpeningGap[];
  readonly hasDelivered: boolean;
  readonly publicAddress: { readonly url: string; readonly unreachable: Unreachable | null };
  readonly backups: BackupReview;
};

/** Today's sums, whether the restaurant is open, and what is still missing. */
export async function loadToday(services: TodayServices): Promise<Today> {
  const { db, clock, config } = services;
  const now = clock();
  const day = dateOf(now);
  const restaurant = await reviewSetup(services);
  const menu = await reviewMenu(services);
  const backups = await reviewBackups(services);
  const facts: OpeningFacts = {
    restaurant: restaurant.restaurant,
    schedule: restaurant.saved,
    zones: restaurant.zones,
    orderableProducts: menu.orderable,
    productsWithoutAllergens: menu.withoutAllergens,
    productsWithoutFoodInformation: menu.withoutFoodInformation,
    riskyClauses: await countRiskyClauses(services),
    isVatYearUnchecked: (await findVatYearToCheck(db, now)) !== null,
    sendsMail: await usesMailServer(services),
    callsForHelp: config.alarmWebhook !== null,
    hasUndeclaredProxy: await hasUndeclaredProxy(db, { ...config, now }),
    isBackupMissing: backups.isMissing,
    isBackupMissingElsewhere: backups.second?.isMissing ?? false,
    isBackupOnSameDisk: backups.last?.isOnSameDisk ?? false,
  };
  return {
    day,
    figures: await loadDayFigures(db, day),
    curve: await loadDayCurve(db, now),
    waiting: {
      reservations: await countWaitingReservations(db, now),
      reviews: await countPendingReviews(db),
      withdrawals: await countOpenWithdrawals(db),
    },
    moneyDifferences: await countDayDifferences(db, addDays(day, -1), now),
    // For guests, missing hours restrict nothing; the administrator is told that they are missing.
    opening: hasHours(restaurant.inForce, 'restaurant')
      ? openState(restaurant.inForce, 'restaurant', now)
      : { state: 'never', closure: null },
    menu,
    steps: openingSteps(facts),
    gaps: openingGaps(facts),
    hasDelivered: await hasDeliveredOrders(db),
    publicAddress: { url: config.publicUrl, unreachable: whyUnreachable(config.publicUrl) },
    backups,
  };
}
