/** Notifies browsers about a step of an order: one job per browser, queued in the step's transaction. */
import { z } from 'zod';
import { NEWS_KINDS, tellNews } from '#domain/orders/news/order-news.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadRestaurantContact } from '#server/features/restaurant/restaurant.door.ts';
import type { Database } from '#server/platform/database.ts';
import type { QueueWorker } from '#server/platform/define/queues.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';
import { openPushSender, type PushSender } from '#server/platform/push/push-sender.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { orderAccessToken, trackingPath } from '../order-access.ts';
import { findOrder } from '../stored-orders.repository.ts';
import { deleteSubscriptionById, findSubscription, listSubscriptionIds } from './news.repository.ts';
import { PUSH_QUEUE } from './push-queue.ts';

const NewsJob = z.object({
  subscriptionId: z.int(),
  kind: z.enum(NEWS_KINDS),
  /** Version of the order after the step. */
  version: z.int(),
});
type NewsJob = z.infer<typeof NewsJob>;

/** After this time a push service discards the notification. */
const TTL_SECONDS = 4 * 3_600;

export type NewsServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly secrets: Secrets;
  readonly push: PushSender;
};

/** Queues a notification of a step for every browser that follows the order. */
export async function enqueueNews(
  enqueue: Enqueue,
  tx: Tx,
  { orderId, ...step }: Omit<NewsJob, 'subscriptionId'> & { readonly orderId: number },
): Promise<void> {
  for (const subscriptionId of await listSubscriptionIds(tx, orderId)) {
    await enqueue(tx, { queue: PUSH_QUEUE, payload: { subscriptionId, ...step } satisfies NewsJob });
  }
}

/**
 * Sends the notification of a job, with the order's number and state and a link to its page. A repeated notification is
 * shown once, because its tag is the order's.
 *
 * @throws Error when the push service did not accept it: the job is repeated
 */
export async function sendNews({ db, clock, secrets, push }: NewsServices, payload: unknown): Promise<void> {
  const { subscriptionId, ...step } = NewsJob.parse(payload);
  const target = await findSubscription(db, subscriptionId);
  if (target === null) return;
  const order = await findOrder(db, { by: 'id', id: target.orderId });
  const news = order === null ? null : tellNews(order, step, clock());
  if (order === null || news === null) return;
  const path = trackingPath(orderAccessToken(await secrets.load('order_access'), order.id));
  const tag = `comanda-${order.number}`;
  const outcome = await push.send(target, { payload: { ...news, tag, path }, topic: tag, ttlSeconds: TTL_SECONDS });
  if (outcome === 'gone') await deleteSubscriptionById(db, subscriptionId);
}

/** Sends queued notifications. */
export function openNews(services: Omit<NewsServices, 'push'> & { readonly snapshots: Snapshots }): QueueWorker {
  const loadContact = async () => `mailto:${(await loadRestaurantContact(services)).email}`;
  const push = openPushSender({ ...services, loadContact });
  return { work: (payload) => sendNews({ ...services, push }, payload) };
}
