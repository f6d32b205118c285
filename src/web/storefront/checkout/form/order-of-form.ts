/** The order that the form stands for, as the rules read it. */
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { type Bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';
import type {
  DeliveryAddress,
  InvoiceCompany,
  OrderPayment,
  OrderRequest,
  WantedMoment,
} from '#domain/orders/order.ts';
import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import { hasOwnContainer, priceOrder } from '#domain/orders/placing/price-order.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { withoutWithheld } from '#domain/promotions/withheld.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import type { AppliedCoupon, CheckoutForm } from './checkout-form.ts';

/**
 * @param payable what the two parts of a split payment add up to
 * @returns the texts as they were typed: `parseOrder` cleans them
 */
export function orderOf(cart: Cart, form: CheckoutForm, facts: CheckoutFacts, payable: Bani): OrderRequest {
  return {
    lines: cart.lines,
    contact: { firstName: form.firstName, lastName: form.lastName, email: form.email, phone: form.phone },
    method: form.method,
    address: addressOf(form),
    moment: momentOf(form),
    payment: paymentOf(form, payable),
    couponCode: form.coupon?.code ?? null,
    additionalInformation: notesOf(form),
    declaredAdult: form.isAdult,
    bringsContainer: bringsContainer(form, facts),
    company: companyOf(form),
    expectedPayable: null,
  };
}

/** What the order is judged against. Whether the coupon is used up, the server said when it was applied. */
export function orderFacts(form: CheckoutForm, facts: CheckoutFacts): OrderFacts {
  const { coupon } = form;
  return {
    ...facts,
    promotions: withoutWithheld(facts.promotions, facts.withheld, form),
    coupon: coupon === null ? null : couponOf(coupon, dateOf(facts.at)),
    isCouponUsed: false,
  };
}

/** What the cart costs with everything chosen so far: the very sums the server will work out. */
export function priceCheckout(cart: Cart, form: CheckoutForm, facts: CheckoutFacts): PricedCart {
  return priceOrder(orderOf(cart, form, facts, ZERO_BANI), orderFacts(form, facts));
}

/** Whether the boxes are left out: the guest brings her own container, and it is taken on the day she comes. */
export function bringsContainer(form: CheckoutForm, facts: CheckoutFacts): boolean {
  return form.ownContainer && mayBringContainer(form, facts);
}

/** Whether „Vin cu recipientul meu” is offered for the moment chosen so far. */
export function mayBringContainer(form: CheckoutForm, facts: CheckoutFacts): boolean {
  return hasOwnContainer({ bringsContainer: true, method: form.method, moment: momentOf(form) }, facts);
}

/** Whom the invoice is for, as typed; `null` where none is asked for. */
export function companyOf(form: CheckoutForm): InvoiceCompany | null {
  if (!form.wantsInvoice) return null;
  const { companyName: name, companyCui: cui, companyRegister: tradeRegister, companyOffice: office } = form;
  return { name, cui, tradeRegister, office };
}

/** Both parts of a split payment: the one that was typed, and what remains of the total. */
export function splitOf(
  form: CheckoutForm,
  payable: Bani,
): Result<{ cash: Bani; card: Bani }, { readonly code: 'split_missing' | 'payment_mismatch' }> {
  if (form.split.trim() === '') return err({ code: 'split_missing' });
  const typed = parseLei(form.split);
  if (!typed.ok || typed.value > payable) return err({ code: 'payment_mismatch' });
  const rest = minusBani(payable, typed.value);
  return ok(form.splitPart === 'cash' ? { cash: typed.value, card: rest } : { cash: rest, card: typed.value });
}

/** The server said that it runs; when it no longer does, the server says so when the order is placed. */
export function couponOf(applied: AppliedCoupon, today: LocalDate): Coupon {
  return { ...applied, promotionId: 0, isActive: true, startDate: today, endDate: today };
}

function paymentOf(form: CheckoutForm, payable: Bani): OrderPayment | null {
  if (form.payment !== 'CASH_AND_CARD') return form.payment === null ? null : { method: form.payment };
  const split = splitOf(form, payable);
  // Two parts that are not there yet add up to nothing.
  return { method: form.payment, ...(split.ok ? split.value : { cash: ZERO_BANI, card: ZERO_BANI }) };
}

/** `null` while the guest has not settled on one. */
function momentOf({ when, requestedAt }: CheckoutForm): WantedMoment | null {
  return when === 'chosen' ? requestedAt : when;
}

/** The address typed, for delivery only: on pickup it stays in memory and out of the order (readings 46). */
export function addressOf(form: CheckoutForm): DeliveryAddress | null {
  if (form.method !== 'DELIVERY') return null;
  // The form has every field of an address.
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, form[field].trim()])) as DeliveryAddress;
}

/** What is told to the kitchen and the courier: the guest's words, and whether cutlery is wanted. */
function notesOf({ notes, needsCutlery }: CheckoutForm): string {
  return [notes.trim(), needsCutlery ? checkout.cutleryNote : ''].filter((part) => part !== '').join('\n');
}
