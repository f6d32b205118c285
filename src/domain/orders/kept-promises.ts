/** How often the restaurant kept what it promised: the hour given at acceptance, beside when the order was ready or handed over. */
import { type Instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import type { DeliveryMethod } from './order.ts';
import { PROMISE_TOLERANCE_MINUTES } from './steps/told-promise.ts';

/** The last days that are looked at. */
export const KEPT_DAYS = 30;
/** Fewer say nothing: one late order would be a tenth of all. */
export const FEWEST_MEASURED = 10;
/** An order marked as handed over later than this after its promise was brought in time and marked late, in the evening. */
const LATE_MARK_MINUTES = 30;

export type PromisedOrder = {
  readonly method: DeliveryMethod;
  /** As first promised: a later promise does not keep the first one. */
  readonly promisedAt: Instant;
  readonly readyAt: Instant | null;
  readonly leftAt: Instant | null;
  readonly deliveredAt: Instant | null;
  /** The way to the guest's village. */
  readonly wayMinutes: number;
};

export type KeptPromises = {
  /** Orders that were accepted. */
  readonly promised: number;
  /** Those of them of which it is known when they were ready or handed over. */
  readonly measured: number;
  readonly kept: number;
  /** Whole percent; null from too few. */
  readonly percent: number | null;
};

/** Of how many orders the promise was kept. Those without a mark of staff are told, not counted. */
export function measureKept(orders: readonly PromisedOrder[]): KeptPromises {
  const known = orders.flatMap((order) => {
    const at = servedAt(order);
    return at === null ? [] : [at <= plusMinutes(order.promisedAt, PROMISE_TOLERANCE_MINUTES)];
  });
  const kept = known.filter(Boolean).length;
  const percent = known.length < FEWEST_MEASURED ? null : Math.floor((kept / known.length) * 100);
  return { promised: orders.length, measured: known.length, kept, percent };
}

/** When the guest could have it: ready to be fetched, or brought; null where it is not known. */
function servedAt({ method, promisedAt, readyAt, leftAt, deliveredAt, wayMinutes }: PromisedOrder): Instant | null {
  if (method !== 'DELIVERY' && readyAt !== null) return readyAt;
  if (deliveredAt !== null && deliveredAt - promisedAt <= LATE_MARK_MINUTES * MINUTE_MS) return deliveredAt;
  return leftAt === null ? null : plusMinutes(leftAt, wayMinutes);
}
