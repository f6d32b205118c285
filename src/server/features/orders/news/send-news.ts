/** Notifies browsers about a step of an order: a job per browser, made in the step's transaction, done when it is due. */
import { z } from 'zod';
import { NEWS_KINDS, tellNews } from '#domain/orders/news/order-news.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue, Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { PushSender } from '#server/platform/push/push-sender.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { workJobs } from '#server/platform/work-jobs.ts';
import { orderAccessToken, trackingPath } from '../order-access.ts';
import { findOrder } from '../stored-orders.repository.ts';
import { deleteSubscriptionById, findSubscription, listSubscriptionIds } from './news.repository.ts';

const NewsJob = z.object({
  subscriptionId: z.int(),
  kind: z.enum(NEWS_KINDS),
  /** The order's, after the step that is told. */
  version: z.int(),
});
type NewsJob = z.infer<typeof NewsJob>;

/** Later the news is of no use. */
const TTL_SECONDS = 4 * 3_600;

export type NewsServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly secrets: Secrets;
  readonly push: PushSender;
};

/** Promises news of a step to every browser that follows the order. */
export async function enqueueNews(
  enqueue: Enqueue,
  tx: Tx,
  { orderId, ...step }: Omit<NewsJob, 'subscriptionId'> & { readonly orderId: number },
): Promise<void> {
  for (const subscriptionId of await listSubscriptionIds(tx, orderId)) {
    await enqueue(tx, 'push', { subscriptionId, ...step } satisfies NewsJob);
  }
}

/**
 * Sends the news of a job, with the number and the state of the order and the way to its page. Done twice, it shows once:
 * the tag of the notification is the order's.
 *
 * @throws Error when the push service did not take it: the job is repeated
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

/** Sends the news that are due, until `signal` aborts. */
export function workNews(
  services: NewsServices & { readonly jobs: Jobs; readonly log: Log },
  signal: AbortSignal,
): Promise<void> {
  const work = (payload: unknown) => sendNews(services, payload);
  return workJobs(services, { queue: 'push', work, failed: 'push.not_sent' }, signal);
}
