import type { OrderAnswer } from '#domain/orders/answer-time.ts';
import type { PromisedOrder } from '#domain/orders/kept-promises.ts';
import { SOLD_STATUSES } from '#domain/orders/status-sets.ts';
import type { AnsweredOrder } from '#domain/schedule/estimate-minutes.ts';
import type { OrderedService } from '#domain/schedule/schedule.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import { EventFacts } from './order-event.ts';

const METHODS = { pickup: 'PICKUP', delivery: 'DELIVERY' } as const;

/** The last as-soon-as-possible orders of a service that were accepted, placed from `since` on, newest first. */
export async function listAnsweredOrders(
  db: Database,
  service: OrderedService,
  { since, limit }: { readonly since: Instant; readonly limit: number },
): Promise<readonly AnsweredOrder[]> {
  const rows = await db
    .selectFrom('real_orders as orders')
    .leftJoin('delivery_zones', 'delivery_zones.code', 'orders.zone_code')
    .leftJoin('busy_modes', (join) =>
      join.onRef('busy_modes.starts_at', '<=', 'orders.placed_at').onRef('busy_modes.ends_at', '>', 'orders.placed_at'),
    )
    .select([
      'placed_at',
      'promised_at',
      'ready_at',
      'left_at',
      'delivered_at',
      'delivery_zones.extra_minutes as way',
      'busy_modes.extra_minutes',
    ])
    .where('method', '=', METHODS[service])
    .where('status', 'in', SOLD_STATUSES)
    .where('requested_at', 'is', null)
    .where('placed_at', '>=', new Date(since))
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ placed_at, promised_at, ready_at, left_at, delivered_at, way, extra_minutes }) =>
    promised_at === null
      ? []
      : [
          {
            placedAt: readInstant(placed_at),
            promisedAt: readInstant(promised_at),
            handedOverAt: maybeInstant(delivered_at),
            servedAt: service === 'pickup' ? maybeInstant(ready_at) : plusWay(maybeInstant(left_at), way ?? 0),
            addedMinutes: (way ?? 0) + (extra_minutes ?? 0),
          },
        ],
  );
}

/** When the last as-soon-as-possible orders of guests were placed and accepted, placed from `since` on, newest first. */
export async function listAnswers(
  db: Database,
  { since, limit }: { readonly since: Instant; readonly limit: number },
): Promise<readonly OrderAnswer[]> {
  const rows = await db
    .selectFrom('real_orders as orders')
    .select(['placed_at', 'accepted_at'])
    .where('source', '=', 'WEB')
    .where('accepted_at', 'is not', null)
    .where('requested_at', 'is', null)
    .where('placed_at', '>=', new Date(since))
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ placed_at, accepted_at }) =>
    accepted_at === null ? [] : [{ placedAt: readInstant(placed_at), acceptedAt: readInstant(accepted_at) }],
  );
}

/** Upper bound, far above what a restaurant promises in the period. */
const MOST_PROMISED = 20_000;

/** Orders that were accepted from `since` on and not rejected later, with the first promise. */
export async function listPromises(db: Database, since: Instant): Promise<readonly PromisedOrder[]> {
  const rows = await db
    .selectFrom('real_orders as orders')
    .innerJoin('order_events', (join) =>
      join.onRef('order_events.order_id', '=', 'orders.id').on('order_events.kind', '=', 'accepted'),
    )
    .leftJoin('delivery_zones', 'delivery_zones.code', 'orders.zone_code')
    .select(['method', 'ready_at', 'left_at', 'delivered_at', 'delivery_zones.extra_minutes as way', 'details'])
    .where('accepted_at', '>=', new Date(since))
    .where('status', 'in', SOLD_STATUSES)
    .orderBy('accepted_at', 'desc')
    .limit(MOST_PROMISED)
    .execute();
  return rows.flatMap(({ method, ready_at, left_at, delivered_at, way, details }) => {
    const { promisedAt } = EventFacts.parse(details);
    if (promisedAt === undefined) return [];
    return {
      method,
      promisedAt,
      readyAt: maybeInstant(ready_at),
      leftAt: maybeInstant(left_at),
      deliveredAt: maybeInstant(delivered_at),
      wayMinutes: way ?? 0,
    };
  });
}

/** When it is with the guest: departure plus drive. */
function plusWay(leftAt: Instant | null, way: number): Instant | null {
  return leftAt === null ? null : plusMinutes(leftAt, way);
}
