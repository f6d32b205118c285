/** Converts the form to the order that the rules read. */
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import { splitFullName } from '#domain/accounts/split-full-name.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { pickFields } from '#domain/keys-of.ts';
import { type Bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';
import type { DeliveryAddress, InvoiceCompany, OrderRequest, WantedMoment } from '#domain/orders/order.ts';
import { GUEST_TEXTS, type GuestTexts } from '#domain/orders/order-fields.ts';
import {
  followsFromMeans,
  isMix,
  type Means,
  meansOfWay,
  type Payment,
  type PaymentChoice,
} from '#domain/orders/payment-means.ts';
import { type ContactField, contactNeeded } from '#domain/orders/placing/contact-needed.ts';
import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import { hasOwnContainer, priceOrder } from '#domain/orders/placing/price-order.ts';
import { chooseWithMealCard, hasMealCard, type KnownMealCardTerms } from '#domain/payments/meal-card-parts.ts';
import { isPerPerson } from '#domain/promotions/person.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { withoutWithheld } from '#domain/promotions/withheld.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import type { AppliedCoupon, CheckoutForm } from './checkout-form.ts';

/**
 * @param terms what the parts of a mixed payment add up to, and how much of it a meal card may pay
 * @returns the texts as they were typed: `parseOrder` cleans them
 */
export function orderOf(cart: Cart, form: CheckoutForm, facts: CheckoutFacts, terms: KnownMealCardTerms): OrderRequest {
  return {
    lines: cart.lines,
    contact: { ...splitFullName(form.fullName), email: form.email, phone: form.phone },
    method: form.method,
    address: addressOf(form),
    table: tableOf(form),
    moment: momentOf(form),
    payment: paymentOf(form, terms),
    couponCode: form.coupon?.code ?? null,
    ...pickFields<GuestTexts>(GUEST_TEXTS, form),
    notes: notesOf(form),
    declaredAdult: form.isAdult,
    bringsContainer: bringsContainer(form, facts),
    company: companyOf(form),
    expectedPayable: null,
  };
}

/** What the order is judged by. The server checked the coupon's usage limit when it was applied. */
export function orderFacts(form: CheckoutForm, facts: CheckoutFacts): OrderFacts {
  const { coupon } = form;
  return {
    ...facts,
    promotions: withoutWithheld(facts.promotions, facts.withheld, form).filter(
      (one) => !(isUnknown(form) && isPerPerson(one)),
    ),
    coupon: coupon === null ? null : couponOf(coupon, dateOf(facts.at)),
    isCouponUsed: false,
  };
}

/** The price does not depend on how it is paid. */
const UNPRICED: KnownMealCardTerms = { payable: ZERO_BANI, eligible: ZERO_BANI };

/** The price of the cart with everything chosen so far: the same sums that the server will calculate. */
export function priceCheckout(cart: Cart, form: CheckoutForm, facts: CheckoutFacts): PricedCart {
  return priceOrder(orderOf(cart, form, facts, UNPRICED), orderFacts(form, facts));
}

/** Whether the boxes are left out: the guest brings a container, and the chosen day accepts one. */
export function bringsContainer(form: CheckoutForm, facts: CheckoutFacts): boolean {
  return form.ownContainer && mayBringContainer(form, facts);
}

/** Whether „Vin cu recipientul meu” is offered for the chosen moment. */
export function mayBringContainer(form: CheckoutForm, facts: CheckoutFacts): boolean {
  return hasOwnContainer({ bringsContainer: true, method: form.method, moment: momentOf(form) }, facts);
}

/** Company of the invoice, as typed; `null` when none is wanted. */
export function companyOf(form: CheckoutForm): InvoiceCompany | null {
  if (!form.wantsInvoice) return null;
  const { companyName: name, companyCui: cui, companyRegister: tradeRegister, companyOffice: office } = form;
  return { name, cui, tradeRegister, office };
}

/** Both parts of a mixed payment: the typed one, and the remainder of the total. */
export function splitOf(
  form: CheckoutForm,
  payable: Bani,
): Result<Payment, { readonly code: 'split_missing' | 'payment_mismatch' }> {
  if (form.split.trim() === '') return err({ code: 'split_missing' });
  const typed = parseLei(form.split);
  if (!typed.ok || typed.value > payable) return err({ code: 'payment_mismatch' });
  const rest = minusBani(payable, typed.value);
  return ok(
    listMixedMeans(form).map((means) => ({ means, amount: means === findTypedMeans(form) ? typed.value : rest })),
  );
}

/** The server said that it is valid; should it end meanwhile, the server refuses the order. */
export function couponOf(applied: AppliedCoupon, today: LocalDate): Coupon {
  return { ...applied, promotionId: 0, isActive: true, startDate: today, endDate: today };
}

/** The means of the chosen mix whose sums are typed; none without one. */
export function listMixedMeans({ payment }: Pick<CheckoutForm, 'payment'>): readonly Means[] {
  return payment !== null && isMix(payment) && !followsFromMeans(payment) ? meansOfWay(payment) : [];
}

/** The means of the chosen mix whose sum is typed. */
export function findTypedMeans(form: Pick<CheckoutForm, 'payment' | 'splitPart'>): Means | undefined {
  const means = listMixedMeans(form);
  return means.includes(form.splitPart) ? form.splitPart : means[0];
}

function paymentOf(form: CheckoutForm, terms: KnownMealCardTerms): PaymentChoice | null {
  const { payment: way } = form;
  if (way === null) return null;
  if (hasMealCard(meansOfWay(way))) return chooseWithMealCard(way, terms);
  if (!isMix(way)) return { means: way };
  const split = splitOf(form, terms.payable);
  // Parts that are not typed yet are zero.
  return { parts: split.ok ? split.value : listMixedMeans(form).map((means) => ({ means, amount: ZERO_BANI })) };
}

/** Contact fields that this order requires. */
export function neededContact(form: CheckoutForm): ReadonlySet<ContactField> {
  const { method, coupon } = form;
  return contactNeeded({ source: 'WEB', method, table: tableOf(form), couponCode: coupon?.code ?? null });
}

/** What is counted for each person is not given to a guest at a table who left neither phone nor mailbox. */
function isUnknown(form: CheckoutForm): boolean {
  return tableOf(form) !== '' && form.phone.trim() === '' && form.email.trim() === '';
}

/** The table, only for an order served in the restaurant: otherwise the form keeps it, but it is not sent. */
function tableOf({ method, table }: CheckoutForm): string {
  return method === 'RESTAURANT' ? table.trim() : '';
}

/** `null` until the guest has chosen one. */
function momentOf({ when, requestedAt }: CheckoutForm): WantedMoment | null {
  return when === 'chosen' ? requestedAt : when;
}

/** The typed address, for delivery only: on pickup the form keeps it, but it is not sent (readings 46). */
export function addressOf(form: CheckoutForm): DeliveryAddress | null {
  if (form.method !== 'DELIVERY') return null;
  // The form has every field of an address.
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, form[field].trim()])) as DeliveryAddress;
}

/** The notes for kitchen and courier: the guest's text, and whether cutlery is wanted. */
function notesOf({ notes, needsCutlery }: CheckoutForm): string {
  return [notes.trim(), needsCutlery ? checkout.cutleryNote : ''].filter((part) => part !== '').join('\n');
}
