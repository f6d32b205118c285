/** What a checkout is judged by: the restaurant's answers, parsed for the rules, and the present time. */

import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { homeZone } from '#domain/delivery/home-zone.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { pickOffered } from '#domain/orders/payment-means.ts';
import type { OrderFacts, OrderZone } from '#domain/orders/placing/judge-order.ts';
import { type OrderingNow, orderingNow } from '#domain/orders/placing/ordering-now.ts';
import { workOfOrder } from '#domain/orders/placing/work-of-order.ts';
import type { MealCardIssuer } from '#domain/payments/meal-card-issuers.ts';
import type { Withheld } from '#domain/promotions/withheld.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { vatSentence } from '#domain/restaurant/vat-sentence.ts';
import { formatStreet } from '#domain/text/format-street.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { ordering } from '#web/i18n/ordering.ts';
import { describeEstimate } from '#web/storefront/shell/describe-estimate.ts';
import type { CheckoutForm } from './checkout-form.ts';

export type CheckoutFacts = Omit<OrderFacts, 'coupon' | 'isCouponUsed'> & {
  /** The number to call when nothing else helps. */
  readonly phone: string;
  /** The pickup address, on one line. */
  readonly address: string;
  /** What is said of VAT beside prices; '' where none is paid. */
  readonly vatSentence: string;
  /** Whose meal cards are taken. */
  readonly mealCardIssuers: readonly MealCardIssuer[];
  /** The town of the restaurant. */
  readonly city: string;
  /**
   * Promotions withheld from this person because their use is limited per person; null before the server has said so.
   */
  readonly withheld: Withheld | null;
};

/** @param at when it is judged */
export function readCheckoutFacts(
  restaurant: ShownRestaurant,
  { menu, promotions }: Pick<OrderFacts, 'menu' | 'promotions'>,
  at: Instant,
): CheckoutFacts {
  return {
    at,
    menu,
    promotions,
    zones: restaurant.zones,
    schedule: restaurant.schedule,
    offeredPayments: pickOffered('guest', restaurant.offeredPayments),
    isDineInOn: restaurant.isDineInEnabled,
    mealCardIssuers: restaurant.mealCardIssuers,
    ownContainerFrom: restaurant.ownContainerFrom,
    vatSentence: vatSentence(restaurant.company),
    phone: restaurant.phone,
    address: describeAddress(restaurant),
    city: restaurant.city,
    withheld: null,
  };
}

function describeAddress(restaurant: ShownRestaurant): string {
  return [formatStreet(restaurant), restaurant.city].filter((part) => part !== '').join(', ');
}

/** The chosen zone, if the restaurant delivers to it; `null` when there is none. */
export function findZone({ zoneCode }: Pick<CheckoutForm, 'zoneCode'>, { zones }: CheckoutFacts): OrderZone | null {
  return zones.find(({ code, enabled }) => enabled && code === zoneCode) ?? null;
}

/**
 * Whether and when the cart can be had now by the chosen method: in the chosen locality, else in the restaurant's own.
 */
export function orderNow(
  method: DeliveryMethod,
  form: Pick<CheckoutForm, 'zoneCode'>,
  facts: CheckoutFacts,
  { lines }: Pick<PricedCart, 'lines'>,
): OrderingNow {
  const { schedule, at, zones, city } = facts;
  const zone = method === 'DELIVERY' ? (findZone(form, facts) ?? homeZone(zones, city)) : null;
  const work = workOfOrder(lines, method);
  return orderingNow({ schedule, method, now: at, extraMinutes: zone?.extraMinutes ?? 0, work });
}

/** The minutes shown to the guest; null for a chosen moment, and when there is no estimate. */
export function shownMinutes(form: CheckoutForm, facts: CheckoutFacts, cart: Pick<PricedCart, 'lines'>): number | null {
  if (form.method === null || form.when !== 'asap') return null;
  const now = orderNow(form.method, form, facts, cart);
  return now.state === 'now' ? now.minutes : null;
}

/** „~35 min”: how long an order as soon as possible takes; '' when none is taken or there is no estimate. */
export function estimateFor(
  method: DeliveryMethod,
  form: CheckoutForm,
  facts: CheckoutFacts,
  cart: Pick<PricedCart, 'lines'>,
): string {
  const now = orderNow(method, form, facts, cart);
  return now.state === 'now' ? describeEstimate(now.minutes) : '';
}

/** What a method's tile says of time: the estimate, else from when on it is possible. */
export function describeWhen(
  method: DeliveryMethod,
  form: CheckoutForm,
  facts: CheckoutFacts,
  cart: Pick<PricedCart, 'lines'>,
): string {
  const now = orderNow(method, form, facts, cart);
  if (now.state === 'now') return describeEstimate(now.minutes);
  return now.state === 'later' ? describeSoon(now.first, facts.at) : ordering.notNow;
}
