import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { listMoments, type MomentQuestion, windowedProducts } from './moment-options.ts';
import { offerMethods, offerPayments, onlyChoice } from './offers.ts';

/** What to ask the schedule, `null` while the guest has not said how. */
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
  };
}

/**
 * The form with what goes without saying: the only way to receive, the only way to pay, and as soon as possible until
 * the guest says otherwise, where that is possible. What the guest chose is never changed here.
 */
export function settleForm(form: CheckoutForm, facts: CheckoutFacts, cart: PricedCart): CheckoutForm {
  const method = form.method ?? onlyChoice(offerMethods(facts, cart));
  const payment = form.payment ?? onlyChoice(offerPayments(facts, cart.sums.payable, form.wantsInvoice));
  const settled = { ...form, method, payment };
  if (settled.when !== null) return settled;
  const question = momentQuestion(settled, facts, cart);
  if (question === null) return settled;
  const { asap, dates } = listMoments(question);
  return { ...settled, when: asap.ok || dates.length === 0 ? 'asap' : 'chosen' };
}
