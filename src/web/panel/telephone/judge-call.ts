/** Cost, promise and problems of an order by telephone while it is typed: by the rules of every order. */
import { sentenceOf } from '#contract/errors.ts';
import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import { doorNotesOf } from '#domain/accounts/parse-address.ts';
import { splitFullName } from '#domain/accounts/split-full-name.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { homeZone } from '#domain/delivery/home-zone.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderRequest, WantedMoment } from '#domain/orders/order.ts';
import { listGuestTexts, NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { isMix, meansOfWay, mixOf, type PaymentChoice, pickOffered } from '#domain/orders/payment-means.ts';
import { hasAllergyNote } from '#domain/orders/placing/allergy-note.ts';
import { contactNeeded } from '#domain/orders/placing/contact-needed.ts';
import { judgeOrder, type OrderFacts } from '#domain/orders/placing/judge-order.ts';
import type { OrderField } from '#domain/orders/placing/order-problem.ts';
import { type OrderingNow, orderingNow } from '#domain/orders/placing/ordering-now.ts';
import { parseOrder } from '#domain/orders/placing/parse-order.ts';
import { priceOrder } from '#domain/orders/placing/price-order.ts';
import { mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { chooseWithMealCard, hasMealCard, type KnownMealCardTerms } from '#domain/payments/meal-card-parts.ts';
import { isPerPerson } from '#domain/promotions/person.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { withoutWithheld } from '#domain/promotions/withheld.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { parseRequestedMoment } from '#domain/time/parse-requested-moment.ts';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { parseSecondPart } from '#web/panel/ordering/second-part.ts';
import { staffFailureSentence } from '#web/staff/failure-sentence.ts';
import { tidyHour } from '#web/staff/form/tidy-hour.ts';
import type { CallCoupon, CallDraft } from './call-draft.ts';

/** A part of the form. */
export type CallField = OrderField | 'minutes' | 'allergyTold';

/** The id of the input that corrects a problem of the part. */
export function fieldId(field: CallField | 'people'): string {
  return `apel-${field}`;
}

export type CallProblem = { readonly field: CallField; readonly sentence: string };

export type JudgedCall = {
  readonly order: OrderRequest;
  readonly quote: PricedCart;
  readonly problems: readonly CallProblem[];
  /** The preparation time that is sent; null for a requested moment without one. */
  readonly minutes: number | null;
  readonly promisedAt: Instant | null;
  readonly mentionsAllergy: boolean;
};

/** What a call is judged by. */
export type CallFacts = Pick<OrderFacts, 'menu' | 'promotions'> & {
  /** Promotions that the caller's number gets no more. */
  readonly withheldPromotionIds: readonly number[];
  readonly restaurant: Pick<
    OrderingFacts['restaurant'],
    'zones' | 'schedule' | 'offeredPayments' | 'ownContainerFrom' | 'city'
  >;
};

/** Used when neither the restaurant nor its orders tell the usual time. */
const USUAL_MINUTES = 30;
const MOST_MINUTES = 240;

export function judgeCall(draft: CallDraft, callFacts: CallFacts, now: Instant): JudgedCall {
  const { menu, restaurant } = callFacts;
  const facts: OrderFacts = {
    at: now,
    menu,
    promotions: promotionsFor(draft, callFacts),
    // Whether it is used up, the server said when it was applied.
    coupon: draft.coupon === null ? null : couponOf(draft.coupon, now),
    isCouponUsed: false,
    zones: restaurant.zones,
    schedule: restaurant.schedule,
    offeredPayments: pickOffered('telephone', restaurant.offeredPayments),
    // Staff may seat guests even when the shop does not offer it.
    isDineInOn: true,
    ownContainerFrom: restaurant.ownContainerFrom,
  };
  const unpriced = { payable: ZERO_BANI, eligible: ZERO_BANI };
  const terms = mealCardTermsOf(priceOrder(orderOf(draft, now, unpriced), facts));
  const asked = orderOf(draft, now, terms);
  const needed = contactNeeded({ source: draft.source, method: draft.method, couponCode: asked.couponCode });
  const { order, problems: texts } = parseOrder(asked, needed);
  const { quote, problems } = judgeOrder(order, facts);
  const minutes = minutesOf(draft, facts, restaurant.city);
  const mentionsAllergy = hasAllergyNote({
    ofOrder: listGuestTexts(order),
    doorNotes: order.address === null ? [] : doorNotesOf(order.address),
    messages: draft.lines.map((line) => (line.kind === 'product' ? line.message : '')),
  });
  const found: CallProblem[] = [...texts, ...problems].map((problem) => ({
    field: problem.field,
    sentence: staffFailureSentence(describeOrderProblem(problem, now)),
  }));
  if (minutes === 'invalid') found.push({ field: 'minutes', sentence: sentenceOf('minutes_required') });
  if (mentionsAllergy && !draft.isAllergyTold) {
    found.push({ field: 'allergyTold', sentence: sentenceOf('allergy_unread') });
  }
  const told = minutes === 'invalid' ? null : minutes;
  return {
    order,
    quote,
    problems: found,
    minutes: told,
    promisedAt: promiseOf(order.moment, told, now),
    mentionsAllergy,
  };
}

/** Without what the server gives this caller no more; what is counted for each person, nobody gets who cannot be told from others. */
function promotionsFor(draft: CallDraft, { promotions, withheldPromotionIds }: CallFacts): CallFacts['promotions'] {
  const isUnknown = draft.phone.trim() === '' && draft.email.trim() === '';
  return withoutWithheld(promotions, draft.withheld, draft).filter(
    (one) => !withheldPromotionIds.includes(one.id) && !(isUnknown && isPerPerson(one)),
  );
}

/** The server said that it runs; when it no longer does, the server says so when the order is sent. */
function couponOf(coupon: CallCoupon, now: Instant): Coupon {
  const today = dateOf(now);
  return { ...coupon, promotionId: 0, isActive: true, startDate: today, endDate: today };
}

/** @param terms what the parts of a mixed payment add up to, and how much of it a meal card may pay */
function orderOf(draft: CallDraft, now: Instant, terms: KnownMealCardTerms): OrderRequest {
  return {
    lines: draft.lines,
    contact: { ...splitFullName(draft.name), email: draft.email, phone: draft.phone },
    method: draft.method,
    address: draft.method === 'DELIVERY' ? draft.address : null,
    table: draft.method === 'RESTAURANT' ? draft.table : '',
    moment: momentOf(draft, now),
    payment: paymentOf(draft, terms),
    couponCode: draft.coupon?.code ?? null,
    ...NO_GUEST_TEXTS,
    notes: draft.notes,
    declaredAdult: draft.isAdult,
    bringsContainer: false,
    company: draft.wantsInvoice ? draft.company : null,
    expectedPayable: null,
  };
}

/** Parts that are not typed yet are zero, so that the problem reported is the sum they must have. */
function paymentOf({ payment, secondPart }: CallDraft, terms: KnownMealCardTerms): PaymentChoice {
  if (hasMealCard(meansOfWay(payment))) return chooseWithMealCard(payment, terms);
  const { payable } = terms;
  return isMix(payment) ? mixOf(payment, payable, parseSecondPart(secondPart, payable)) : { means: payment };
}

/** Null when the typed hour cannot be read. */
function momentOf({ hour, day }: CallDraft, now: Instant): WantedMoment | null {
  if (hour === '') return day === '' || day === dateOf(now) ? 'asap' : null;
  const moment = parseRequestedMoment({ chosenOrderDate: day, arrivalTime: tidyHour(hour), today: dateOf(now) });
  return moment.ok ? moment.value : null;
}

/** The minutes that staff typed, else what the shop tells its guests now. */
function minutesOf(
  draft: Pick<CallDraft, 'minutes' | 'hour' | 'method' | 'address'>,
  facts: OrderFacts,
  city: string,
): number | null | 'invalid' {
  const typed = draft.minutes.trim();
  if (typed !== '') {
    const minutes = Number(typed);
    return Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES ? minutes : 'invalid';
  }
  if (draft.hour !== '') return null;
  const ordering = orderNow(draft, facts, city);
  return (ordering.state === 'now' ? ordering.minutes : null) ?? USUAL_MINUTES;
}

function orderNow(
  { method, address }: Pick<CallDraft, 'method' | 'address'>,
  { schedule, zones, at }: OrderFacts,
  city: string,
): OrderingNow {
  const chosen = zones.find(({ code }) => code === address.zoneCode);
  const zone = method === 'DELIVERY' ? (chosen ?? homeZone(zones, city)) : null;
  return orderingNow({ schedule, method, now: at, extraMinutes: zone?.extraMinutes ?? 0 });
}

function promiseOf(moment: WantedMoment | null, minutes: number | null, now: Instant): Instant | null {
  if (moment === null) return null;
  if (moment !== 'asap') return moment;
  return minutes === null ? null : plusMinutes(now, minutes);
}
