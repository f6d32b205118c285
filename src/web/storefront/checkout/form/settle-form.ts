import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { foodMeansOf, isMix, type PaymentWay } from '#domain/orders/payment-means.ts';
import { workOfOrder } from '#domain/orders/placing/work-of-order.ts';
import { mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { mealCardRestOf } from '#domain/payments/meal-card-parts.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { listMoments, type MomentQuestion, windowedProducts } from './moment-options.ts';
import { firstChoice, listRestWays, type Offer, offerMethods, offerPayments, onlyChoice } from './offers.ts';

/** The question for the list of moments; `null` until the guest has chosen a method. */
export function momentQuestion(form: CheckoutForm, facts: CheckoutFacts, cart: PricedCart): MomentQuestion | null {
  if (form.method === null) return null;
  const zone = form.method === 'DELIVERY' ? facts.zones.find(({ code }) => code === form.zoneCode) : undefined;
  return {
    schedule: facts.schedule,
    method: form.method,
    now: facts.at,
    days: cart.days,
    extraMinutes: zone?.extraMinutes ?? 0,
    windowed: windowedProducts(cart, facts.menu),
    work: workOfOrder(cart.lines, form.method),
  };
}

/**
 * Fills in defaults: the only method, the first payment that is possible, and as soon as possible when that is
 * possible. What the guest chose is never changed here.
 */
export function settleForm(form: CheckoutForm, facts: CheckoutFacts, cart: PricedCart): CheckoutForm {
  const method = form.method ?? onlyChoice(offerMethods(facts, cart));
  const payment = form.payment ?? firstChoice(offerPayments(facts, cart, form.wantsInvoice));
  const settled = { ...form, method, payment: withOnlyRest(payment, facts, cart) };
  if (settled.when !== null) return settled;
  const question = momentQuestion(settled, facts, cart);
  if (question === null) return settled;
  const { asap, dates } = listMoments(question);
  return { ...settled, when: asap.ok || dates.length === 0 ? 'asap' : 'chosen' };
}

/** Beside a meal card the rest is paid by the only other means that is offered. */
function withOnlyRest(payment: PaymentWay | null, { offeredPayments }: CheckoutFacts, cart: PricedCart) {
  const food = payment === null || isMix(payment) ? null : foodMeansOf(payment);
  const [only, ...others] = food === null ? [] : listRestWays(offeredPayments, food);
  if (only === undefined || others.length > 0) return payment;
  return mealCardRestOf(mealCardTermsOf(cart)) > ZERO_BANI ? only : payment;
}

/** An initial form: a stored method or payment that is not offered now is unselected. */
export function dropUnoffered(form: CheckoutForm, facts: CheckoutFacts, cart: PricedCart): CheckoutForm {
  const isOffered = <Value>(offers: readonly Offer<Value>[], chosen: Value | null) =>
    offers.some(({ value, reason }) => value === chosen && reason === null);
  return {
    ...form,
    method: isOffered(offerMethods(facts, cart), form.method) ? form.method : null,
    payment: isOffered(offerPayments(facts, cart, form.wantsInvoice), form.payment) ? form.payment : null,
  };
}
