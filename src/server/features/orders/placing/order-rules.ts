/** The rules that an order is judged by, apart from its own facts (coupon, stock): read once per version. */
import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import { type Guard, loadGuard } from '#server/features/guard/index.ts';
import { loadTermsVersions, type TermsVersion } from '#server/features/legal/index.ts';
import { loadOrderMenu, type OrderMenu } from '#server/features/menu/index.ts';
import { loadOrderPromotions } from '#server/features/promotions/index.ts';
import { loadOrderingRules, type OrderingRules } from '#server/features/restaurant-facts/index.ts';
import type { HeldSnapshotKind } from '#server/platform/snapshots.ts';

export type OrderRules = {
  readonly restaurant: OrderingRules;
  readonly menu: OrderMenu;
  readonly promotions: OrderFacts['promotions'];
  readonly terms: readonly TermsVersion[];
  readonly guard: Guard;
};

/**
 * A trigger on every table read here raises the version of the rules, and what ends by time is stored as a turn
 * (docs/decisions/0094), so the version covers both.
 */
export const orderRules: HeldSnapshotKind<OrderRules> = {
  name: 'order rules',
  load: async (tx, now) => ({
    restaurant: await loadOrderingRules(tx, now),
    menu: await loadOrderMenu(tx, now),
    promotions: await loadOrderPromotions(tx, now),
    terms: await loadTermsVersions(tx),
    guard: await loadGuard(tx, now),
  }),
};
