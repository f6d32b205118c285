import type { OrderStatus } from '#domain/orders/order.ts';
import { canMove, type MoveRefusal } from '#domain/orders/order-status.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';

/** The fields of an accepted order that its promise depends on. */
export type PromisedOrder = {
  readonly status: OrderStatus;
  readonly requestedAt: Instant | null;
  readonly acceptedAt: Instant | null;
  readonly promisedAt: Instant | null;
  readonly minutesToPrepare: number | null;
};

export type ChangedPromise = { readonly promisedAt: Instant; readonly minutesToPrepare: number | null };

export type PromiseRefusal =
  | MoveRefusal
  | { readonly code: 'promise_unchanged' }
  | { readonly code: 'promise_invalid' };

/**
 * Changes the promised moment. The new one must be in the future, and at most a day from the present one. For an
 * as-soon-as-possible order the preparation minutes change with it; a chosen moment keeps its minutes, so preparation
 * begins earlier or later.
 *
 * @see readings.md 19, 25
 */
export function changePromise(
  order: PromisedOrder,
  promisedAt: Instant,
  at: Instant,
): Result<ChangedPromise, PromiseRefusal> {
  const { status, acceptedAt, promisedAt: before } = order;
  if (!canMove(status, 'deliver') || acceptedAt === null || before === null) {
    return err({ code: 'already_decided', status });
  }
  if (promisedAt === before) return err({ code: 'promise_unchanged' });
  const isFar = Math.abs(promisedAt - before) > MINUTES_PER_DAY * MINUTE_MS;
  if (promisedAt <= at || isFar) return err({ code: 'promise_invalid' });
  if (order.requestedAt !== null) return ok({ promisedAt, minutesToPrepare: order.minutesToPrepare });
  const minutes = Math.round((promisedAt - acceptedAt) / MINUTE_MS);
  return ok({ promisedAt, minutesToPrepare: Math.min(MINUTES_PER_DAY, Math.max(1, minutes)) });
}
