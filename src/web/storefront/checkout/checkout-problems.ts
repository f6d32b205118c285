/**
 * Everything that still keeps the order from being placed, derived from what was typed by the rules the server uses.
 * Pure, so that the table in the tests can hold both sides of every rule.
 */
import type { PlainCode } from '#contract/error-entry.ts';
import { type ORDER_ERRORS, orderSentence } from '#contract/order-errors.ts';
import { tellProblem } from '#contract/orders/tell-problem.ts';
import { ADDRESS_MAX_LENGTHS, decideAddress, parseAddress } from '#domain/accounts/parse-address.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { checkLimits } from '#domain/cart/change-cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { refuseCash } from '#domain/orders/cash-ceiling.ts';
import { decideOrder } from '#domain/orders/decide-order.ts';
import type { InvoiceCompany } from '#domain/orders/order.ts';
import { dayOfOrder, orderTerms } from '#domain/orders/order-terms.ts';
import { parseInvoiceCompany } from '#domain/orders/parse-invoice-company.ts';
import { decideMoment } from '#domain/schedule/decide-moment.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import { ADDRESS_FIELDS, type CheckoutForm, COMPANY_FIELDS, CONTACT_FIELDS } from './checkout-form.ts';
import { offerMethods } from './offers.ts';
import { addressOf, companyOf, NOTES_MAX_LENGTH, requestOf, splitOf } from './order-request.ts';
import { couponOf } from './price-checkout.ts';
import { momentQuestion } from './settle-form.ts';

/** The places of the form a problem can stand at. `form` is the whole of it. */
export const CHECKOUT_FIELDS = [
  'cart',
  'method',
  'requestedAt',
  ...CONTACT_FIELDS,
  ...ADDRESS_FIELDS,
  'payment',
  'splitText',
  'coupon',
  ...COMPANY_FIELDS,
  'notes',
  'isAdult',
  'acceptsTerms',
  'form',
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

export type CheckoutProblem = {
  readonly field: CheckoutField;
  readonly sentence: string;
  /** The button waits for it (storefront.md §4); everything else is told after it is pressed. */
  readonly isBlocking: boolean;
};

/** What the problems are looked for in. */
export type CheckoutQuestion = {
  readonly cart: Cart;
  /** As `settleForm` gives it. */
  readonly form: CheckoutForm;
  readonly facts: CheckoutFacts;
  /** `priceCheckout` of the three above. */
  readonly priced: PricedCart;
  /** What the server said about the code in the coupon field, `null` when it said nothing bad. */
  readonly couponRefusal: string | null;
};

/** All problems, in the order of the form. */
export function findProblems(question: CheckoutQuestion): readonly CheckoutProblem[] {
  const problems = [
    ...cartProblems(question),
    ...methodProblems(question),
    ...momentProblems(question),
    ...contactProblems(question.form),
    ...addressProblems(question),
    ...paymentProblems(question),
    ...couponProblems(question),
    ...companyProblems(question.form),
    ...notesProblems(question.form),
    ...consentProblems(question),
  ];
  return problems.length > 0 ? problems : orderProblems(question);
}

const soft = (field: CheckoutField, sentence: string): CheckoutProblem => ({ field, sentence, isBlocking: false });
const blocking = (field: CheckoutField, sentence: string): CheckoutProblem => ({ field, sentence, isBlocking: true });
const says = (field: CheckoutField, code: PlainCode<typeof ORDER_ERRORS>) => soft(field, orderSentence(code));

function cartProblems({ cart, form, facts, priced }: CheckoutQuestion): CheckoutProblem[] {
  if (cart.lines.length === 0) return [blocking('cart', orderSentence('empty_cart'))];
  if (!checkLimits(cart).ok) return [blocking('cart', orderSentence('cart_too_large'))];
  if (!priced.days.today && !priced.days.ahead && !priced.hasProblems) return [blocking('cart', checkout.noCommonDay)];
  // A line that is for another day is told where the moment is chosen, when changing the moment can help.
  const sentences = priced.lines.flatMap(({ problems }) =>
    problems
      .filter(({ code }) => !(code === 'not_orderable_today' && priced.days.ahead))
      .filter(({ code }) => !(code === 'not_orderable_ahead' && priced.days.today))
      .filter((problem) => !(problem.code === 'outside_window' && problem.canBeChosen))
      .map((problem) => tellProblem(problem, facts.now).sentence),
  );
  const places = new Set(priced.lines.flatMap(({ parts }) => parts.map(({ pickupPlace }) => pickupPlace)));
  if (form.method === 'PICKUP' && places.size > 1) sentences.push(orderSentence('mixed_pickup_places'));
  return [...new Set(sentences)].map((sentence) => blocking('cart', sentence));
}

function methodProblems({ form, facts, priced }: CheckoutQuestion): CheckoutProblem[] {
  if (form.method === null) return [says('method', 'method_required')];
  const offer = offerMethods(facts, priced).find(({ value }) => value === form.method);
  if (offer === undefined) return [blocking('method', orderSentence('service_off'))];
  return offer.reason === null ? [] : [blocking('method', offer.reason)];
}

function momentProblems(question: CheckoutQuestion): CheckoutProblem[] {
  const { form, facts, priced } = question;
  const asked = momentQuestion(form, facts, priced);
  if (asked === null || form.method === null) return [];
  if (form.when === 'chosen' && form.requestedAt === null) return [says('requestedAt', 'time_required')];
  const requestedAt = form.when === 'chosen' ? form.requestedAt : null;
  const terms = orderTerms(facts.schedule, form.method);
  const day = dayOfOrder(terms, facts.now, requestedAt);
  if (!priced.days[day] && (priced.days.today || priced.days.ahead)) {
    return [blocking('requestedAt', day === 'today' ? checkout.onlyAhead : checkout.onlyToday)];
  }
  const moment = decideMoment({
    schedule: terms[day],
    service: terms.service,
    now: facts.now,
    extraMinutes: asked.extraMinutes,
    ...(requestedAt === null ? { asSoonAsPossible: true } : { asSoonAsPossible: false, requestedAt }),
  });
  if (!moment.ok) return [blocking('requestedAt', tellProblem(moment.error, facts.now).sentence)];
  const outside = priced.lines
    .flatMap(({ problems }) => problems)
    .find((problem) => problem.code === 'outside_window' && problem.canBeChosen);
  return outside === undefined ? [] : [blocking('requestedAt', tellProblem(outside, facts.now).sentence)];
}

/** An empty field is asked for; a filled one is told what is wrong with it. */
function contactProblems(form: CheckoutForm): CheckoutProblem[] {
  const asked = (field: (typeof CONTACT_FIELDS)[number], isRight: boolean, code: PlainCode<typeof ORDER_ERRORS>) => {
    if (isRight) return [];
    return [form[field].trim() === '' ? soft(field, checkout.missing[field]) : says(field, code)];
  };
  return [
    ...asked('firstName', parsePersonName(form.firstName).ok, 'first_name_invalid'),
    ...asked('lastName', parsePersonName(form.lastName).ok, 'last_name_invalid'),
    ...asked('phone', parsePhone(form.phone).ok, 'phone_invalid'),
    ...asked('email', parseEmail(form.email).ok, 'email_invalid'),
  ];
}

function addressProblems({ form, facts, priced }: CheckoutQuestion): CheckoutProblem[] {
  const address = addressOf(form);
  if (address === null) return [];
  if (address.zoneCode === '') return [says('zoneCode', 'city_required')];
  const zone = facts.zones.find(({ code, enabled }) => enabled && code === address.zoneCode);
  if (zone === undefined) return [says('zoneCode', 'zone_unknown')];
  const minimum =
    priced.delivery?.ok === false
      ? [blocking('zoneCode', tellProblem({ ...priced.delivery.error, city: zone.city }, facts.now).sentence)]
      : [];
  const clean = parseAddress(address);
  if (!clean.ok) return [...minimum, soft(clean.error.field, textSentence(ADDRESS_MAX_LENGTHS[clean.error.field]))];
  if (decideAddress(clean.value, zone).ok) return minimum;
  return [
    ...minimum,
    ...(clean.value.street === '' ? [says('street', 'street_required')] : []),
    ...(clean.value.streetNumber === '' ? [says('streetNumber', 'street_number_required')] : []),
  ];
}

function textSentence(maximum: number): string {
  return checkout.textTooLong(maximum);
}

function paymentProblems({ form, facts, priced }: CheckoutQuestion): CheckoutProblem[] {
  const { payable } = priced.sums;
  if (form.payment === null) return [says('payment', 'payment_required')];
  if (!facts.offeredPayments[form.payment]) return [blocking('payment', orderSentence('payment_not_offered'))];
  if (form.payment === 'CARD') return [];
  if (form.payment === 'CASH') {
    const tooMuch = refuseCash(payable, form.wantsInvoice);
    return tooMuch === null ? [] : [blocking('payment', orderSentence(tooMuch.code))];
  }
  const split = splitOf(form, payable);
  if (!split.ok) {
    const sentence =
      split.error.code === 'split_missing'
        ? checkout.splitMissing
        : orderSentence('payment_mismatch', { total: payable });
    return [blocking('splitText', sentence)];
  }
  const tooMuch = refuseCash(split.value.cash, form.wantsInvoice);
  return tooMuch === null ? [] : [blocking('splitText', orderSentence(tooMuch.code))];
}

function couponProblems({ form, priced, couponRefusal, facts }: CheckoutQuestion): CheckoutProblem[] {
  if (priced.coupon?.ok === false) return [blocking('coupon', tellProblem(priced.coupon.error, facts.now).sentence)];
  if (form.coupon !== null) return [];
  if (couponRefusal !== null) return [blocking('coupon', couponRefusal)];
  return form.couponText.trim() === '' ? [] : [soft('coupon', checkout.couponNotSent)];
}

function companyProblems(form: CheckoutForm): CheckoutProblem[] {
  const company = companyOf(form);
  const parsed = company === null ? null : parseInvoiceCompany(company);
  return parsed === null || parsed.ok ? [] : parsed.error.map(({ field, code }) => says(COMPANY_FIELD[field], code));
}

/** Where the form keeps each part of a company. */
const COMPANY_FIELD = {
  name: 'companyName',
  cui: 'companyCui',
  tradeRegister: 'companyRegister',
  office: 'companyOffice',
} as const satisfies Record<keyof InvoiceCompany, CheckoutField>;

function notesProblems({ notes }: CheckoutForm): CheckoutProblem[] {
  const text = parseText(notes, { maximum: NOTES_MAX_LENGTH, isRequired: false, isMultiline: true });
  return text.ok ? [] : [soft('notes', textSentence(NOTES_MAX_LENGTH))];
}

function consentProblems({ form, priced }: CheckoutQuestion): CheckoutProblem[] {
  return [
    ...(priced.hasAgeRestricted && !form.isAdult
      ? [blocking('isAdult', orderSentence('age_declaration_required'))]
      : []),
    ...(form.acceptsTerms ? [] : [blocking('acceptsTerms', checkout.termsRequired)]),
  ];
}

/** The whole decision, as the server takes it: whatever the fields above do not tell, this does. */
function orderProblems({ cart, form, facts, priced }: CheckoutQuestion): CheckoutProblem[] {
  const decided = decideOrder(requestOf(cart, form, priced.sums.payable), {
    at: facts.now,
    menu: facts.menu,
    promotions: facts.promotions,
    coupon: form.coupon === null ? null : couponOf(form.coupon, dateOf(facts.now)),
    isCouponUsed: false,
    zones: facts.zones,
    schedule: facts.schedule,
    offeredPayments: facts.offeredPayments,
    isDineInOn: facts.isDineInOn,
    ownContainerFrom: facts.ownContainerFrom,
  });
  return decided.ok ? [] : [soft('form', tellProblem(decided.error, facts.now).sentence)];
}
