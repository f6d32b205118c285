/**
 * How often the restaurant kept its promise: compares the hour given at acceptance with when the order was ready or
 * handed over.
 */
import { type Instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import type { DeliveryMethod } from './order.ts';
import { PROMISE_TOLERANCE_MINUTES } from './steps/told-promise.ts';

/** Days before today that are measured. */
export const KEPT_DAYS = 30;
/** With fewer orders there is no percentage: one late order would already be a tenth. */
export const FEWEST_MEASURED = 10;
/**
 * An order marked as handed over more than this after its promise was delivered in time and only marked late, at the
 * end of the evening.
 */
const LATE_MARK_MINUTES = 30;

export type PromisedOrder = {
  readonly method: DeliveryMethod;
  /** The first promise; a later promise does not replace it here. */
  readonly promisedAt: Instant;
  readonly readyAt: Instant | null;
  readonly leftAt: Instant | null;
  readonly deliveredAt: Instant | null;
  /** Minutes of the drive to the guest's village. */
  readonly wayMinutes: number;
};

export type KeptPromises = {
  /** Orders that were accepted. */
  readonly promised: number;
  /** Promised orders with a known moment of being ready or handed over. */
  readonly measured: number;
  readonly kept: number;
  /** Whole percent; null when too few orders were measured. */
  readonly percent: number | null;
};

/** For how many orders the promise was kept. Orders without a staff mark count as promised, not as measured. */
export function measureKept(orders: readonly PromisedOrder[]): KeptPromises {
  const known = orders.flatMap((order) => {
    const at = servedAt(order);
    return at === null ? [] : [at <= plusMinutes(order.promisedAt, PROMISE_TOLERANCE_MINUTES)];
  });
  const kept = known.filter(Boolean).length;
  const percent = known.length < FEWEST_MEASURED ? null : Math.floor((kept / known.length) * 100);
  return { promised: orders.length, measured: known.length, kept, percent };
}

/** When the guest could have the order: ready for pickup, or delivered; null where it is not known. */
function servedAt({ method, promisedAt, readyAt, leftAt, deliveredAt, wayMinutes }: PromisedOrder): Instant | null {
  if (method !== 'DELIVERY' && readyAt !== null) return readyAt;
  if (deliveredAt !== null && deliveredAt - promisedAt <= LATE_MARK_MINUTES * MINUTE_MS) return deliveredAt;
  return leftAt === null ? null : plusMinutes(leftAt, wayMinutes);
}
