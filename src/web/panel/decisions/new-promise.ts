/** The hours that can be promised instead of the one the guest was told. */
import type { OrderView } from '#domain/orders/order-view.ts';
import { PREPARATION_MINUTES_OPTIONS } from '#domain/orders/steps/accept-order.ts';
import { type Instant, plusMinutes, startOfMinute } from '#domain/time/instant.ts';

export type PromiseChoice = {
  /** `25`, `+15`: what stands on the button. */
  readonly label: string;
  readonly promisedAt: Instant;
};

/** Around a chosen moment one is a little early or late. */
const SHIFTS = [-15, -10, 10, 15, 20, 30, 45, 60] as const;

/**
 * For an order for now, so many minutes from now; for a chosen moment, so many around what was promised. What has
 * passed already, and what is promised already, cannot be chosen.
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
