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

type Running = Pick<Promotion, 'isActive' | 'startDate' | 'endDate' | 'rules'>;
type Now = Pick<OrderCircumstances, 'today' | 'now'>;

/** Whether a promotion runs on this day at this hour: the hours that begin on its last day run to their end. */
export function isRunningAt(promotion: Running, { today, now }: Now): boolean {
  const { isActive, rules } = promotion;
  const { windows, mostUses } = rules;
  if (!isActive || mostUses === 0) return false;
  return windows.length === 0 ? isRunningOn(promotion, today) : isWithin(windows, now, promotion);
}

/** Whether guests are told of a promotion: on each of its days, and while it still runs in the night after the last. */
export function isListedAt(promotion: Running, at: Now): boolean {
  return isRunningOn(promotion, at.today) || isRunningAt(promotion, at);
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

/** What says when a promotion begins and ends by its hours. */
export type Turning = Pick<Promotion, 'startDate' | 'endDate' | 'rules'>;

/** The next moment at which one of these promotions begins or ends by its hours; null when none does. */
export function nextPromotionTurn(promotions: readonly Turning[], now: Instant): Instant | null {
  const turns = promotions.flatMap((one) => nextWindowTurn(one.rules.windows, now, one) ?? []);
  return turns.length === 0 ? null : instant(Math.min(...turns));
}
