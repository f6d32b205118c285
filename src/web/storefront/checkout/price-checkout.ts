import type { Cart } from '#domain/cart/cart.ts';
import { takesOwnContainer } from '#domain/cart/own-container.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { OrderDay } from '#domain/orders/order.ts';
import { dayOfOrder, orderTerms } from '#domain/orders/order-terms.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import type { AppliedCoupon, CheckoutForm } from './checkout-form.ts';

/** What the cart costs with everything chosen so far: the very sums the server will work out. */
export function priceCheckout(cart: Cart, form: CheckoutForm, facts: CheckoutFacts): PricedCart {
  const today = dateOf(facts.now);
  return priceCart({
    cart,
    menu: facts.menu,
    promotions: facts.promotions,
    coupon: form.coupon === null ? null : couponOf(form.coupon, today),
    delivery: form.zoneCode === '' ? null : { zones: facts.zones, zoneCode: form.zoneCode },
    method: form.method,
    hasOwnContainer: bringsContainer(form, facts),
    today,
    now: facts.now,
    day: chosenDay(form, facts),
    wantedAt: wantedMoment(form, facts),
  });
}

/** Whether the boxes are left out: the guest brings her own container, and it is taken on the day she comes. */
export function bringsContainer(form: CheckoutForm, facts: CheckoutFacts): boolean {
  return form.ownContainer && mayBringContainer(form, facts);
}

/** Whether „Vin cu recipientul meu” is offered for the moment chosen so far. */
export function mayBringContainer({ method, when, requestedAt }: CheckoutForm, facts: CheckoutFacts): boolean {
  const at = when === 'chosen' && requestedAt !== null ? requestedAt : facts.now;
  return takesOwnContainer({ method, day: dateOf(at), from: facts.ownContainerFrom });
}

/** The day the order is for, `null` while the guest has not settled on a moment. */
export function chosenDay({ method, when, requestedAt }: CheckoutForm, facts: CheckoutFacts): OrderDay | null {
  if (method === null || wantedMoment({ when, requestedAt }, facts) === null) return null;
  const terms = orderTerms(facts.schedule, method);
  return dayOfOrder(terms, facts.now, when === 'asap' ? null : requestedAt);
}

/** The moment the food is wanted, `null` while the guest has not settled on one. */
function wantedMoment(
  { when, requestedAt }: Pick<CheckoutForm, 'when' | 'requestedAt'>,
  { now }: CheckoutFacts,
): Instant | null {
  return when === 'chosen' ? requestedAt : when && now;
}

/** The server said that it runs; when it no longer does, the server says so when the order is placed. */
export function couponOf(applied: AppliedCoupon, today: LocalDate): Coupon {
  return { ...applied, promotionId: 0, isActive: true, startDate: today, endDate: today };
}
