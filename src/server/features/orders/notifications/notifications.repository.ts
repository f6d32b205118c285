/** Browsers that asked to be notified about an order. */
import { ENDED_STATUSES } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { PushTarget } from '#server/platform/push/push-sender.ts';

export type NewSubscription = PushTarget & { readonly orderId: number; readonly at: Instant };

/** Stores a subscription; an earlier one of the same browser is replaced. */
export async function storeSubscription(
  db: Database,
  { orderId, endpoint, p256dh, auth, at }: NewSubscription,
): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values({ order_id: orderId, endpoint, p256dh, auth, created_at: new Date(at) })
    .onConflict((conflict) => conflict.columns(['order_id', 'endpoint']).doUpdateSet({ p256dh, auth }))
    .execute();
}

/** Keeps only the latest subscriptions of an order. */
export async function deleteAllButLatest(db: Database, orderId: number, most: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('order_id', '=', orderId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('order_id', '=', orderId)
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute();
}

export async function deleteSubscription(
  db: Database,
  { orderId, endpoint }: { readonly orderId: number; readonly endpoint: string },
): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('order_id', '=', orderId).where('endpoint', '=', endpoint).execute();
}

export async function deleteSubscriptionById(db: Database, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function findSubscription(
  db: Database,
  id: number,
): Promise<(PushTarget & { readonly orderId: number }) | null> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select(['order_id as orderId', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function listSubscriptionIds(tx: Tx, orderId: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes subscriptions of ended orders stored before `before`. */
export async function deleteSubscriptionsOfEndedOrders(db: Database, before: Instant): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('created_at', '<', new Date(before))
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('status', 'in', ENDED_STATUSES))
    .execute();
}
