/** The live page of one order, opened by the token in its address. */

import { ANSWER_DAYS, ANSWERS_MEASURED, usualAnswerMinutes } from '#domain/orders/answer-time.ts';
import { canMove, isUnhandled } from '#domain/orders/order-status.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { loadGuestRules, loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { hashSecret } from '#server/platform/sessions.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { listAnswers } from '../answered-orders.repository.ts';
import { countStopsBefore } from '../courier-orders.repository.ts';
import { ORDER_ACCESS_DAYS, orderAccessToken, trackingPath } from '../order-access.ts';
import { isCancelledByGuest, type OrderHead, type StoredOrder } from '../stored-order.ts';
import { findOrder } from '../stored-orders.repository.ts';
import { viewOrder } from './view-order.ts';

const OPEN_MS = ORDER_ACCESS_DAYS * 24 * 3_600_000;

/** The order of a token; `null` for an unknown or expired one. */
export function findTrackedOrder(db: Database, token: string, now: Instant): Promise<StoredOrder | null> {
  return findOrder(db, { by: 'access', tokenHash: hashSecret(token), placedAfter: instant(now - OPEN_MS) });
}

/** The path of an order's live page while it is valid, for its owner. */
export async function findLivePage(
  secrets: Secrets,
  { id, placedAt }: Pick<OrderHead, 'id' | 'placedAt'>,
  now: Instant,
): Promise<string | null> {
  if (placedAt <= now - OPEN_MS) return null;
  return trackingPath(orderAccessToken(await secrets.load('order_access'), id));
}

/** The order as its own page shows it. */
export async function viewTrackedOrder(
  services: { readonly db: Database; readonly snapshots: Snapshots },
  order: StoredOrder,
  now: Instant,
): Promise<TrackedOrder> {
  const { name, phone, address } = await loadRestaurantContact(services);
  const mayCancel = canMove(order.status, 'cancel') && (await loadGuestRules(services.db)).guestsMayCancel;
  return {
    order: viewOrder(order, 'guest'),
    restaurant: { name, phone, address },
    mayCancel,
    isCancelledByGuest: isCancelledByGuest(order),
    stopsBefore: order.courier === null || order.leftAt === null ? null : await countStopsBefore(services.db, order.id),
    answerMinutes: isUnhandled(order.status) ? await loadAnswerMinutes(services.db, order, now) : null,
    serverTime: now,
  };
}

/** An order for later is answered when the restaurant opens, so nothing is said of it. */
async function loadAnswerMinutes(
  db: Database,
  { requestedAt }: Pick<OrderHead, 'requestedAt'>,
  now: Instant,
): Promise<number | null> {
  if (requestedAt !== null) return null;
  const since = plusMinutes(now, -ANSWER_DAYS * MINUTES_PER_DAY);
  return usualAnswerMinutes(await listAnswers(db, { since, limit: ANSWERS_MEASURED }));
}
