/**
 * Everything that keeps the order from being placed: the problems that the server would find, and those of the form
 * itself.
 */

import { contactSentence } from '#contract/accounts/contact-errors.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import { fieldAt } from '#contract/orders/order-request.ts';
import { parseText, type TextRefusal } from '#domain/accounts/parse-text.ts';
import { splitFullName } from '#domain/accounts/split-full-name.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { OrderRequest } from '#domain/orders/order.ts';
import { judgeOrder } from '#domain/orders/placing/judge-order.ts';
import { ORDER_FIELDS, type OrderField, type OrderProblem } from '#domain/orders/placing/order-problem.ts';
import { parseOrder } from '#domain/orders/placing/parse-order.ts';
import { mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { placing } from '#web/i18n/placing.ts';
import { type CheckoutFacts, findZone } from '#web/storefront/checkout/form/checkout-facts.ts';
import type { CheckoutForm } from '#web/storefront/checkout/form/checkout-form.ts';
import { offerMethods } from '#web/storefront/checkout/form/offers.ts';
import { neededContact, orderFacts, orderOf, priceCheckout } from '#web/storefront/checkout/form/order-of-form.ts';

/** The parts of the form that can have a problem. */
export type CheckoutField = Exclude<OrderField, NamePart> | 'fullName' | 'acceptsTerms';

/** The parts of the name in an order; the form has one field for both (readings 43). */
type NamePart = 'firstName' | 'lastName';

/** In the order of the form. */
export const CHECKOUT_FIELDS: readonly CheckoutField[] = [...new Set(ORDER_FIELDS.map(fieldOf)), 'acceptsTerms'];

export type CheckoutProblem = {
  readonly field: CheckoutField;
  readonly sentence: string;
  /** The button is not ready until it is solved (storefront.md §4); other problems are shown after a press. */
  readonly isBlocking: boolean;
};

/** What is judged. */
export type CheckoutQuestion = {
  readonly cart: Cart;
  /** As returned by `settleForm`. */
  readonly form: CheckoutForm;
  readonly facts: CheckoutFacts;
  /** The server's refusal of the code in the coupon field; `null` when there is none. */
  readonly couponRefusal: string | null;
};

export type JudgedCheckout = {
  /** The order as it is sent. */
  readonly order: OrderRequest;
  readonly quote: PricedCart;
  /** In the order of the form. */
  readonly problems: readonly CheckoutProblem[];
};

/** Longest „Informații suplimentare”, in characters; the sentence about cutlery is added on top. */
export const NOTES_MAX_LENGTH = 500;

/** Fields that are not filled in yet; every other refusal of the rules blocks the button. */
const NOT_YET: readonly OrderProblem['code'][] = [
  'method_required',
  'time_required',
  'city_required',
  'zone_unknown',
  'street_required',
  'street_number_required',
  'payment_required',
  'meal_card_limit',
];

export function judgeCheckout(question: CheckoutQuestion): JudgedCheckout {
  const { cart, form, facts } = question;
  const terms = mealCardTermsOf(priceCheckout(cart, form, facts));
  const { order, problems: texts } = parseOrder(orderOf(cart, form, facts, terms), neededContact(form));
  const { quote, problems } = judgeOrder(order, orderFacts(form, facts));
  const told = (problem: OrderProblem, isBlocking: boolean): CheckoutProblem => ({
    field: fieldOf(problem.field),
    sentence: formSentence(problem, question) ?? describeOrderProblem(problem, facts.at).sentence,
    isBlocking,
  });
  const all = [
    ...formProblems(question, quote),
    ...texts.map((problem) => told(problem, false)),
    // Day first: it is chosen before the hour.
    ...problems.filter(isAboutDay).map((problem) => told(problem, true)),
    ...problems.map((problem) => told(problem, !NOT_YET.includes(problem.code))),
  ];
  return { order, quote, problems: inFormOrder(all.filter(isFirst)) };
}

/** What the form requires beyond the rules of an order. */
function formProblems(
  { cart, form, facts, couponRefusal }: CheckoutQuestion,
  { days, hasProblems, ...quote }: PricedCart,
): CheckoutProblem[] {
  const blocking = (field: CheckoutField, sentence: string) => ({ field, sentence, isBlocking: true });
  const soft = (field: CheckoutField, sentence: string) => ({ field, sentence, isBlocking: false });
  const problems: CheckoutProblem[] = [];
  if (cart.lines.length > 0 && !days.today && !days.ahead && !hasProblems) {
    problems.push(blocking('cart', placing.noCommonDay));
  }
  const offer = offerMethods(facts, quote).find(({ value }) => value === form.method);
  if (offer !== undefined && offer.reason !== null) problems.push(blocking('method', offer.reason));
  if (form.coupon === null && couponRefusal !== null) problems.push(blocking('coupon', couponRefusal));
  else if (form.coupon === null && form.couponText.trim() !== '') problems.push(soft('coupon', placing.couponNotSent));
  const notes = parseText(form.notes, { maximum: NOTES_MAX_LENGTH, isRequired: false, isMultiline: true });
  if (!notes.ok) problems.push(soft('notes', textSentence(notes.error)));
  if (!form.acceptsTerms) problems.push(blocking('acceptsTerms', placing.termsRequired));
  return problems;
}

/** The form's own sentence when it knows more than the rules: that a field is empty, how long its text may be. */
function formSentence(problem: OrderProblem, { form, facts }: CheckoutQuestion): string | null {
  switch (problem.field) {
    case 'firstName':
    case 'lastName':
      return isWholeName(form.fullName) ? placing.nameInvalid : placing.missing.fullName;
    case 'phone':
    case 'email':
      return form[problem.field].trim() === '' ? placing.missing[problem.field] : null;
    case 'zoneCode':
      return form.zoneCode === '' && form.city.trim() !== '' ? placing.outsideZones(form.city.trim()) : null;
    case 'street':
    case 'streetNumber':
      // A landmark instead is enough in a village (readings 45).
      return findZone(form, facts)?.isVillage === true && form[problem.field].trim() === ''
        ? placing.streetOrLandmark[problem.field]
        : null;
    case 'split':
      return form.split.trim() === '' ? placing.splitMissing : null;
    default:
      return problem.code === 'text_invalid' ? textSentence(problem) : null;
  }
}

function textSentence({ reason, maximum }: Pick<TextRefusal, 'reason' | 'maximum'>): string {
  return reason === 'not_allowed' ? contactSentence('text_character') : placing.textTooLong(maximum);
}

function isAboutDay({ code }: OrderProblem): boolean {
  return code === 'not_orderable_today' || code === 'not_orderable_ahead';
}

/** A field shows one problem at a time; the cart shows one per line. */
function isFirst({ field, sentence }: CheckoutProblem, index: number, all: readonly CheckoutProblem[]): boolean {
  return all.findIndex((one) => one.field === field && (field !== 'cart' || one.sentence === sentence)) === index;
}

function inFormOrder(problems: readonly CheckoutProblem[]): readonly CheckoutProblem[] {
  const placeOf = ({ field }: CheckoutProblem) => CHECKOUT_FIELDS.indexOf(field);
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function fieldOf(field: OrderField): CheckoutField {
  return field === 'firstName' || field === 'lastName' ? 'fullName' : field;
}

/** Whether both parts were typed. */
function isWholeName(typed: string): boolean {
  return splitFullName(typed).lastName !== '';
}

/** The form's field of a path in the body. */
export function formFieldAt(path: string): CheckoutField {
  return fieldOf(fieldAt(path));
}

/** The server's refusal as problems of the form. */
export function problemsOfAnswer({ message, fields }: ErrorBody): readonly CheckoutProblem[] {
  const named = Object.entries(fields ?? {});
  if (named.length === 0) return [{ field: 'order', sentence: message, isBlocking: false }];
  return named.map(([path, sentence]) => ({ field: formFieldAt(path), sentence, isBlocking: false }));
}

/** The sentence of each field that has a problem, for the form. */
export function sentencesOf(problems: readonly CheckoutProblem[]): Readonly<Record<string, string>> {
  // The first problem of a field wins.
  return Object.fromEntries(problems.toReversed().map(({ field, sentence }) => [field, sentence]));
}

/** Fields that the server judges by the present menu and restaurant. */
const CHANGING_FIELDS: readonly CheckoutField[] = ['cart', 'method', 'requestedAt', 'zoneCode', 'payment', 'split'];

/** Whether the refusal shows that the page's menu or restaurant is outdated and must be fetched again. */
export function isOutdated(body: ErrorBody): boolean {
  return body.code === 'price_changed' || problemsOfAnswer(body).some(({ field }) => CHANGING_FIELDS.includes(field));
}
