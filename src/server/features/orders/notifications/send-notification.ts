/** Notifies browsers about a step of an order: one job per browser, queued in the step's transaction. */
import { z } from 'zod';
import { NOTIFICATION_KINDS, notificationText } from '#domain/orders/notifications/order-notification.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { QueueWorker } from '#server/platform/define/queues.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';
import { openPushSender, type PushSender } from '#server/platform/push/push-sender.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { orderAccessToken, trackingPath } from '../order-access.ts';
import { findOrder } from '../stored-orders.repository.ts';
import { deleteSubscriptionById, findSubscription, listSubscriptionIds } from './notifications.repository.ts';
import { PUSH_QUEUE } from './push-queue.ts';

const NotificationJob = z.object({
  subscriptionId: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Version of the order after the step. */
  version: z.int(),
});
type NotificationJob = z.infer<typeof NotificationJob>;

/** After this time a push service discards the notification. */
const TTL_SECONDS = 4 * 3_600;

export type NotificationServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly secrets: Secrets;
  readonly push: PushSender;
};

/** Queues a notification of a step for every browser that follows the order. */
export async function enqueueNotification(
  enqueue: Enqueue,
  tx: Tx,
  { orderId, ...step }: Omit<NotificationJob, 'subscriptionId'> & { readonly orderId: number },
): Promise<void> {
  for (const subscriptionId of await listSubscriptionIds(tx, orderId)) {
    await enqueue(tx, { queue: PUSH_QUEUE, payload: { subscriptionId, ...step } satisfies NotificationJob });
  }
}

/**
 * Sends the notification of a job, with the order's number and state and a link to its page. A repeated notification is
 * shown once, because its tag is the order's.
 *
 * @throws Error when the push service did not accept it: the job is repeated
 */
export async function sendNotification(
  { db, clock, secrets, push }: NotificationServices,
  payload: unknown,
): Promise<void> {
  const { subscriptionId, ...step } = NotificationJob.parse(payload);
  const target = await findSubscription(db, subscriptionId);
  if (target === null) return;
  const order = await findOrder(db, { by: 'id', id: target.orderId });
  const notification = order === null ? null : notificationText(order, step, clock());
  if (order === null || notification === null) return;
  const path = trackingPath(orderAccessToken(await secrets.load('order_access'), order.id));
  const tag = `comanda-${order.number}`;
  const outcome = await push.send(target, {
    payload: { ...notification, tag, path },
    topic: tag,
    ttlSeconds: TTL_SECONDS,
  });
  if (outcome === 'gone') await deleteSubscriptionById(db, subscriptionId);
}

/** Sends queued notifications. */
export function openNotifications(
  services: Omit<NotificationServices, 'push'> & { readonly snapshots: Snapshots },
): QueueWorker {
  const loadContact = async () => `mailto:${(await loadRestaurantContact(services)).email}`;
  const push = openPushSender({ ...services, loadContact });
  return { work: (payload) => sendNotification({ ...services, push }, payload) };
}
