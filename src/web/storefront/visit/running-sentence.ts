/** What the bar says about a running order. Pure: order and time in, words out. */
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { stageOf } from '#domain/orders/order-stage.ts';
import { isOpenOrder, isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeSoon, formatHour } from '#domain/time/format-date.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { orderText } from '#web/i18n/order.ts';
import { againText } from '#web/i18n/shop/again.ts';
import { LATE_MINUTES } from '#web/storefront/order/describe-order.ts';

type Told = Pick<OrderView, 'status' | 'method' | 'requestedAt' | 'promisedAt' | 'readyAt' | 'leftAt'>;

/** An accepted order for later is described as in preparation from this long before. */
const SOON_MINUTES = 90;

/** Whether older orders may run, too: all that the account was asked for are under way. */
export function mayMoreRun(newest: readonly Told[], asked: number): boolean {
  return newest.length === asked && newest.every(({ status }) => isOpenOrder(status));
}

/** Null when the order is over and its page has nothing new. */
export function runningSentence(order: Told, now: Instant): string | null {
  const { status, method, requestedAt } = order;
  if (status === 'REJECTED') return againText.rejected;
  if (!isOpenOrder(status)) return null;
  const at = handoverMoment(order);
  if (isUnhandled(status)) {
    return at === null ? againText.waiting : `${againText.waiting} · ${againText.forLater(describeSoon(at, now))}`;
  }
  const stage = stageOf(order);
  if (stage === 'ready' && method !== 'DELIVERY') return orderText.ready;
  if (at === null) return stage === 'out' ? orderText.left : againText.preparing;
  if (now >= plusMinutes(at, LATE_MINUTES)) return againText.late;
  if (stage === 'out')
    return now < at ? `${orderText.left}, ${againText.onTime[method](formatHour(at))}` : orderText.left;
  if (now >= at) return againText.due[method];
  const isFarOff = requestedAt !== null && plusMinutes(now, SOON_MINUTES) < at;
  if (isFarOff || dateOf(at) !== dateOf(now)) return againText.forLater(describeSoon(at, now));
  return `${againText.preparing}, ${againText.onTime[method](formatHour(at))}`;
}
