import type { AnsweredOrder } from '#domain/schedule/estimate-minutes.ts';
import type { OrderedService } from '#domain/schedule/schedule.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { isRealOrder } from '#server/platform/postgres/real-orders.ts';

const METHODS = { pickup: 'PICKUP', delivery: 'DELIVERY' } as const;

/** The last as-soon-as-possible orders of a service that were accepted, placed from `since` on, newest first. */
export async function listAnsweredOrders(
  db: Database,
  service: OrderedService,
  { since, limit }: { readonly since: Instant; readonly limit: number },
): Promise<readonly AnsweredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('delivery_zones', 'delivery_zones.code', 'orders.zone_code')
    .leftJoin('busy_modes', (join) =>
      join.onRef('busy_modes.starts_at', '<=', 'orders.placed_at').onRef('busy_modes.ends_at', '>', 'orders.placed_at'),
    )
    .select([
      'placed_at',
      'promised_at',
      'delivered_at',
      'delivery_zones.extra_minutes as way',
      'busy_modes.extra_minutes',
    ])
    .where(isRealOrder)
    .where('method', '=', METHODS[service])
    .where('status', 'in', ['CONFIRMED', 'DELIVERED'])
    .where('requested_at', 'is', null)
    .where('placed_at', '>=', new Date(since))
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ placed_at, promised_at, delivered_at, way, extra_minutes }) =>
    promised_at === null
      ? []
      : [
          {
            placedAt: instant(placed_at.getTime()),
            promisedAt: instant(promised_at.getTime()),
            handedOverAt: delivered_at === null ? null : instant(delivered_at.getTime()),
            addedMinutes: (way ?? 0) + (extra_minutes ?? 0),
          },
        ],
  );
}
