/** Turns the notifications of an order on and off, authorised by the access token of its live page. */
import { sentenceOf } from '#contract/errors.ts';
import { keptSince } from '#domain/legal/retention.ts';
import { isOpenOrder } from '#domain/orders/order-status.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { isPushKey, type PushTarget } from '#server/platform/push/push-sender.ts';
import { findTrackedOrder } from '../reading/track-order.ts';
import {
  deleteAllButLatest,
  deleteSubscription,
  deleteSubscriptionsOfEndedOrders,
  storeSubscription,
} from './notifications.repository.ts';

/** The guest's devices, and those of people who eat with them. */
const MOST_DEVICES = 5;

type Refusal = { readonly code: 'order_not_found' };
type StartRefusal = Refusal | { readonly code: 'invalid_request'; readonly fields: { readonly p256dh: string } };

export async function startNotifications(
  { db, clock }: DbServices,
  token: string,
  target: PushTarget,
): Promise<Result<null, StartRefusal>> {
  if (!isPushKey(target.p256dh)) {
    return err({ code: 'invalid_request', fields: { p256dh: sentenceOf('invalid_request') } });
  }
  const order = await findTrackedOrder(db, token, clock());
  if (order === null || !isOpenOrder(order.status)) return err({ code: 'order_not_found' });
  await storeSubscription(db, { ...target, orderId: order.id, at: clock() });
  await deleteAllButLatest(db, order.id, MOST_DEVICES);
  return ok(null);
}

export async function stopNotifications(
  { db, clock }: DbServices,
  token: string,
  endpoint: string,
): Promise<Result<null, Refusal>> {
  const order = await findTrackedOrder(db, token, clock());
  if (order === null) return err({ code: 'order_not_found' });
  await deleteSubscription(db, { orderId: order.id, endpoint });
  return ok(null);
}

/** Deletes subscriptions of orders that have ended. */
export function deleteOldNotifications(db: Database, now: Instant): Promise<void> {
  return deleteSubscriptionsOfEndedOrders(db, keptSince('followed_orders', now));
}
