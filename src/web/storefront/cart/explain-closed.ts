import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import { workOfOrder } from '#domain/orders/placing/work-of-order.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { CheckoutFacts } from '#web/storefront/checkout/form/checkout-facts.ts';
import {
  type AsapRefusal,
  asapReason,
  listMoments,
  listMomentsOn,
  windowedProducts,
} from '#web/storefront/checkout/form/moment-options.ts';
import { offerMethods } from '#web/storefront/checkout/form/offers.ts';
import { describeFirstMoments } from '#web/storefront/shell/describe-first-moments.ts';

/** Refusals because of opening hours or capacity; those because of products are shown beside the products. */
const CLOSED: readonly AsapRefusal['code'][] = [
  'outside_hours_now',
  'day_closed',
  'service_paused',
  'no_schedule',
  'slot_full',
];

/**
 * Says that no order is possible now, with the next opening and the alternatives; null while any way to order is open.
 * Uses the checkout's own rules, so both say the same.
 *
 * @param home the zone assumed for delivery until the guest has chosen one
 */
export function explainClosed(cart: PricedCart, facts: CheckoutFacts, home: DeliveryZone | null): string | null {
  const methods = offerMethods(facts, cart).filter(({ reason }) => reason === null);
  if (methods.length === 0) return checkout.noOrders;
  const { schedule, at: now } = facts;
  const windowed = windowedProducts(cart, facts.menu);
  const extraMinutes = { DELIVERY: home?.extraMinutes ?? 0, PICKUP: 0, RESTAURANT: 0 };
  const answers = methods.map(({ value: method }) => {
    const work = workOfOrder(cart.lines, method);
    const question = { schedule, method, now, days: cart.days, extraMinutes: extraMinutes[method], windowed, work };
    return { question, ...listMoments(question) };
  });
  if (answers.some(({ asap }) => asap.ok)) return null;
  const refusal = answers.flatMap(({ asap }) => (asap.ok ? [] : asap.error)).find(({ code }) => CLOSED.includes(code));
  if (refusal === undefined) return null;
  const [first, ...others] = answers.flatMap(({ question, dates: [date] }) =>
    date === undefined
      ? []
      : listMomentsOn(question, date)
          .slice(0, 1)
          .map((at) => ({ method: question.method, at })),
  );
  const reason = asapReason(refusal, now, false);
  return first === undefined ? reason : `${reason} ${describeFirstMoments([first, ...others], now)}`;
}
