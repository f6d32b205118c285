import { isWithin, nextWindowTurn } from '#domain/menu/availability-window.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { isRunningOn, type Promotion } from './promotion.ts';

/** When an order is sent, and how it is received. */
export type OrderCircumstances = {
  /** The day of `now` in Bucharest. */
  readonly today: LocalDate;
  /** The moment in which the order is sent: on the server by its own clock. */
  readonly now: Instant;
  /** `null` while the guest has not chosen. */
  readonly method: DeliveryMethod | null;
  /** Where it is delivered to; `null` while it is not known, or where nothing is delivered. */
  readonly zoneCode: string | null;
};

/** Whether a promotion runs on this day at this hour. */
export function isRunningAt(
  promotion: Pick<Promotion, 'isActive' | 'startDate' | 'endDate' | 'rules'>,
  { today, now }: Pick<OrderCircumstances, 'today' | 'now'>,
): boolean {
  const { windows, mostUses } = promotion.rules;
  return isRunningOn(promotion, today) && mostUses !== 0 && isWithin(windows, now);
}

/** Whether a promotion applies to an order that is sent now and received in this way. */
export function appliesTo(promotion: Promotion, circumstances: OrderCircumstances): boolean {
  const { methods, zoneCodes } = promotion.rules;
  const { method, zoneCode } = circumstances;
  return (
    isRunningAt(promotion, circumstances) &&
    (methods.length === 0 || (method !== null && methods.includes(method))) &&
    (zoneCodes.length === 0 || (zoneCode !== null && zoneCodes.includes(zoneCode)))
  );
}

/** The next moment at which one of these promotions begins or ends by its hours; null when none does. */
export function nextPromotionTurn(promotions: readonly Pick<Promotion, 'rules'>[], now: Instant): Instant | null {
  const turns = promotions.flatMap(({ rules }) => nextWindowTurn(rules.windows, now) ?? []);
  return turns.length === 0 ? null : instant(Math.min(...turns));
}
