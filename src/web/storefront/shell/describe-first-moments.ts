import type { DeliveryMethod } from '#domain/orders/order.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { ordering as words } from '#web/i18n/ordering.ts';

/** The first moment of a method that can be chosen. */
export type FirstMoment = { readonly method: DeliveryMethod; readonly at: Instant };

/** From when on one can order: one moment for all methods, or each with its own, the earliest first. */
export function describeFirstMoments(firsts: readonly [FirstMoment, ...FirstMoment[]], now: Instant): string {
  const [first] = firsts;
  if (firsts.every(({ at }) => at === first.at)) return words.firstMoment(describeSoon(first.at, now));
  return words.firstMoments(
    firsts
      .toSorted((one, other) => one.at - other.at)
      .map(({ method, at }) => `${words.served[method]} ${describeSoon(at, now)}`),
  );
}
