import { type Instant, plusMinutes } from '#domain/time/instant.ts';

/** The stored moments of an order (readings 19); everything shown is derived from them. */
export type OrderMoments = {
  readonly requestedAt: Instant | null;
  readonly promisedAt: Instant | null;
  readonly minutesToPrepare: number | null;
};

/**
 * When the order changes hands: the promised moment once accepted, before that the requested one; null = as soon as
 * possible.
 */
export function handoverMoment({
  requestedAt,
  promisedAt,
}: Pick<OrderMoments, 'requestedAt' | 'promisedAt'>): Instant | null {
  return promisedAt ?? requestedAt;
}

/** Preparation minutes assumed for an order that was accepted without an estimate. */
export const USUAL_PREPARATION_MINUTES = 30;

/**
 * When staff are told to begin an accepted order for later. `null` for orders that are begun at once: those for now,
 * and those accepted after that moment.
 *
 * @see readings.md 22
 */
export function preparationCall(order: OrderMoments & { readonly acceptedAt: Instant | null }): Instant | null {
  const { requestedAt, acceptedAt, minutesToPrepare } = order;
  if (requestedAt === null || acceptedAt === null) return null;
  const startsAt = preparationStart({ ...order, minutesToPrepare: minutesToPrepare ?? USUAL_PREPARATION_MINUTES });
  return startsAt !== null && startsAt > acceptedAt ? startsAt : null;
}

/**
 * When preparation must begin to keep the promise: the estimated minutes before it. `null` until accepted, or without
 * an estimate.
 *
 * @see readings.md 22: an accepted order for later is announced again then
 */
export function preparationStart({ promisedAt, minutesToPrepare }: OrderMoments): Instant | null {
  return promisedAt === null || minutesToPrepare === null ? null : plusMinutes(promisedAt, -minutesToPrepare);
}
