/**
 * The choices of the form, with the reason for those that cannot be taken; nothing is offered that would then be
 * refused.
 */
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { DELIVERY_METHODS, type DeliveryMethod } from '#domain/orders/order.ts';
import { followsFromMeans, foodMeansOf, isMix, type Means, type PaymentWay } from '#domain/orders/payment-means.ts';
import { refuseCash } from '#domain/orders/placing/cash-ceiling.ts';
import { findPickupPlace } from '#domain/orders/placing/pickup-place.ts';
import { type MealCardFacts, mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { mealCardRestOf } from '#domain/payments/meal-card-parts.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { CheckoutFacts } from './checkout-facts.ts';

/** One choice; `reason` says why it cannot be taken, `null` when it can. */
export type Offer<Value> = { readonly value: Value; readonly reason: string | null };

/** The methods. One that is switched off is shown with the reason; eating in only when the restaurant offers it. */
export function offerMethods(facts: CheckoutFacts, cart: Pick<PricedCart, 'lines'>): readonly Offer<DeliveryMethod>[] {
  const place = findPickupPlace(cart);
  return DELIVERY_METHODS.filter((method) => method !== 'RESTAURANT' || facts.isDineInOn).map((method) => ({
    value: method,
    reason: !isMethodOn(facts, method)
      ? checkout.methodOff[method]
      : place !== null && method !== 'PICKUP'
        ? checkout.onlyPickup(place.productName, place.place)
        : null,
  }));
}

/** The payments; cash is not accepted above the legal ceiling (romania.md §3.6), a meal card where it pays nothing. */
export function offerPayments(
  { offeredPayments }: Pick<CheckoutFacts, 'offeredPayments'>,
  cart: MealCardFacts,
  isForCompany: boolean,
): readonly Offer<PaymentWay>[] {
  return offeredPayments.map((way) => {
    const food = foodMeansOf(way);
    if (food !== null) return { value: way, reason: refuseCardOf(food, cart, offeredPayments) };
    const tooMuch = isMix(way) ? null : refuseCash([{ means: way, amount: cart.sums.payable }], isForCompany);
    return { value: way, reason: tooMuch === null ? null : checkout.cashTooMuch[tooMuch.code] };
  });
}

function refuseCardOf(food: Means, cart: MealCardFacts, offered: readonly PaymentWay[]): string | null {
  const terms = mealCardTermsOf(cart);
  if (terms.eligible === ZERO_BANI) return checkout.mealCard.paysNothing;
  return mealCardRestOf(terms) > ZERO_BANI && listRestWays(offered, food).length === 0
    ? checkout.mealCard.noRest
    : null;
}

/** The ways that pay the rest beside this meal card. */
export function listRestWays(offered: readonly PaymentWay[], food: Means): readonly PaymentWay[] {
  return offered.filter((way) => followsFromMeans(way) && foodMeansOf(way) === food);
}

/** The only possible choice; `null` when there are several or none. */
export function onlyChoice<Value>(offers: readonly Offer<Value>[]): Value | null {
  const possible = offers.filter(({ reason }) => reason === null);
  return possible.length === 1 ? (possible[0]?.value ?? null) : null;
}

/** The first possible choice; `null` when there is none. */
export function firstChoice<Value>(offers: readonly Offer<Value>[]): Value | null {
  return offers.find(({ reason }) => reason === null)?.value ?? null;
}

function isMethodOn({ schedule, zones, isDineInOn }: CheckoutFacts, method: DeliveryMethod): boolean {
  if (method === 'RESTAURANT') return isDineInOn;
  if (method === 'PICKUP') return isServiceOn(schedule, 'pickup');
  return isServiceOn(schedule, 'delivery') && zones.some(({ enabled }) => enabled);
}

function isServiceOn({ services }: Schedule, service: 'pickup' | 'delivery'): boolean {
  return services[service].enabled;
}
