/** The hours that can be promised instead of the present promise. */
import type { OrderView } from '#domain/orders/order-view.ts';
import { PREPARATION_MINUTES_OPTIONS } from '#domain/orders/steps/preparation-minutes.ts';
import { type Instant, plusMinutes, startOfMinute } from '#domain/time/instant.ts';

export type PromiseChoice = {
  /** Label of the button: `25`, `+15`. */
  readonly label: string;
  readonly promisedAt: Instant;
};

/** Minutes earlier or later than a promised moment. */
const SHIFTS = [-15, -10, 10, 15, 20, 30, 45, 60] as const;

/**
 * For an order as soon as possible: minutes from now. For a requested moment: minutes before or after the promise.
 * Moments in the past and the present promise are left out.
 */
export function promiseChoices(
  order: Pick<OrderView, 'requestedAt' | 'promisedAt'>,
  now: Instant,
): readonly PromiseChoice[] {
  const promised = order.promisedAt;
  if (promised === null) return [];
  const choices =
    order.requestedAt === null
      ? PREPARATION_MINUTES_OPTIONS.map((minutes) => ({
          label: String(minutes),
          promisedAt: startOfMinute(plusMinutes(now, minutes)),
        }))
      : SHIFTS.map((minutes) => ({
          label: minutes > 0 ? `+${minutes}` : `−${-minutes}`,
          promisedAt: plusMinutes(promised, minutes),
        }));
  return choices.filter(({ promisedAt }) => promisedAt > now && promisedAt !== promised);
}
