/**
 * Decides whether an order can be taken, and computes everything that is then stored. All order rules are combined
 * here; no clock and no database is read, so checkout and server reach the same decision from the same request and
 * facts.
 */
import { findAddressGaps } from '#domain/accounts/parse-address.ts';
import { checkLimits } from '#domain/cart/change-cart.ts';
import type { CartSums, LineProblem, PricedCart, PricedLine } from '#domain/cart/priced-cart.ts';
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import { pickFields } from '#domain/keys-of.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { type Bani, MOST_BANI, sumBani, timesBani } from '#domain/money/bani.ts';
import type {
  DeliveryAddress,
  DeliveryMethod,
  InvoiceCompany,
  OrderContact,
  OrderDay,
  OrderRequest,
  WantedMoment,
} from '#domain/orders/order.ts';
import { GUEST_TEXTS, type GuestTexts } from '#domain/orders/order-fields.ts';
import { meansOf, type Payment, type PaymentWay, partsOf, wayOfChoice } from '#domain/orders/payment-means.ts';
import { PROMISE_TOLERANCE_MINUTES } from '#domain/orders/steps/told-promise.ts';
import { mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { hasMealCard, type KnownMealCardTerms, refuseAgreedMealCard } from '#domain/payments/meal-card-parts.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import type { Coupon, Promotion } from '#domain/promotions/promotion.ts';
import { slotOf, type Work } from '#domain/schedule/capacity.ts';
import { decideMoment } from '#domain/schedule/decide-moment.ts';
import { findSoon, type Soon } from '#domain/schedule/find-soon.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { refuseCash } from './cash-ceiling.ts';
import { findFirstMoment, type MomentsQuestion } from './list-moments.ts';
import type { OrderField, OrderProblem, OrderRefusal } from './order-problem.ts';
import { dayOfOrder, orderTerms } from './order-terms.ts';
import { findPickupPlace } from './pickup-place.ts';
import { hasOwnContainer, priceOrder } from './price-order.ts';
import { workOfOrder } from './work-of-order.ts';

/** A zone as an order needs it: in a village a landmark serves instead of a street. */
export type OrderZone = DeliveryZone & { readonly isVillage: boolean };

/** The facts an order is decided on. */
export type OrderFacts = {
  readonly at: Instant;
  readonly menu: Menu;
  /** All promotions that apply without a code: bundles that lines name, and automatic ones. */
  readonly promotions: readonly Promotion[];
  /** The coupon with the request's code, `null` when there is none. */
  readonly coupon: Coupon | null;
  /** Whether this person (normalised e-mail or normalised phone) has redeemed it. */
  readonly isCouponUsed: boolean;
  readonly zones: readonly OrderZone[];
  readonly schedule: Schedule;
  /** The ways to pay that this guest, or staff at the telephone, may choose. */
  readonly offeredPayments: readonly PaymentWay[];
  readonly isDineInOn: boolean;
  /** The day from which guests may bring their own container. */
  readonly ownContainerFrom: LocalDate;
  /** The hour was promised before and is kept; only set for an order that is changed. */
  readonly isMomentKept?: boolean;
};

/** Pieces to take from the stock of a size. */
export type StockTake = { readonly sizeId: number; readonly productId: number; readonly quantity: number };

/** Everything an order stores. */
export type PlannedOrder = GuestTexts & {
  readonly status: 'NEW' | 'SCHEDULED';
  readonly placedAt: Instant;
  readonly requestedAt: Instant | null;
  /**
   * The handover moment shown to the guest of an as-soon-as-possible order; null for a chosen moment, and without an
   * estimate.
   */
  readonly toldAt: Instant | null;
  /** The quarter whose capacity the order uses; null where the kitchen takes any number of orders. */
  readonly slot: { readonly at: Instant; readonly work: Work } | null;
  readonly method: DeliveryMethod;
  readonly contact: OrderContact;
  /** For delivery only, with its zone. */
  readonly address: (DeliveryAddress & { readonly city: string; readonly county: string }) | null;
  /** The table where it is served; '' for none. */
  readonly table: string;
  /** Pickup place, when it is not the restaurant. */
  readonly pickupPlace: string | null;
  readonly lines: readonly PricedLine[];
  readonly sums: CartSums;
  readonly payment: Payment;
  readonly mealCardEligible: Bani;
  /** One per size, by ascending id, which is the order of row locks. */
  readonly stockTakes: readonly StockTake[];
  readonly redemption: {
    readonly promotionId: number;
    readonly code: string;
    readonly emailNormal: string;
    readonly phoneNormal: string;
  } | null;
  readonly declaredAdult: boolean;
  /** The guest brings an own container. */
  readonly hasOwnContainer: boolean;
  /** Whom the invoice is for; `null` where none is wanted. */
  readonly company: InvoiceCompany | null;
};

export type Judgement = {
  /** Everything that prevents the order: the server answers with the first problem, the checkout shows all. */
  readonly problems: readonly OrderProblem[];
  readonly quote: PricedCart;
  /** `null` while there are problems. */
  readonly plan: PlannedOrder | null;
};

/**
 * Decides an order whose texts are valid (`parseOrder`). Its problems are ordered: the guest's choices (cart, method,
 * time, place), the lines, then coupon and money. The price is compared last, when everything else is settled: a lower
 * price is a change as well as a higher one, and the guest is asked again in both cases (readings 3).
 *
 * @see storefront.md §5, readings.md 3–8, 10, 14, 18, 22, 33, 45; reliability.md T1–T6
 */
export function judgeOrder(order: OrderRequest, facts: OrderFacts): Judgement {
  const { method, moment } = order;
  const zone = findZone(order, facts);
  const quote = priceOrder(order, facts);
  const timing = timingOf(order, facts, zone, quote);
  const parts = order.payment === null ? null : partsOf(order.payment, quote.sums.payable);
  const terms = mealCardTermsOf(quote);
  const problems = [
    ...judgeCart(order),
    ...judgeChoices(order, facts),
    ...judgePlace(order, zone),
    ...judgeMoment(order, facts, timing),
    ...judgeLines(quote),
    ...judgePickupPlace(order, quote),
    ...(quote.hasAgeRestricted && !order.declaredAdult ? [at('isAdult', { code: 'age_declaration_required' })] : []),
    ...(zone !== null && quote.delivery?.ok === false && quote.delivery.error.code === 'below_minimum'
      ? [at('zoneCode', { ...quote.delivery.error, city: zone.city })]
      : []),
    ...(quote.coupon?.ok === false ? [at('coupon', quote.coupon.error)] : []),
    ...(hasOtherSums(order, quote.sums) ? [at('order', { code: 'price_changed', sums: quote.sums })] : []),
    ...(parts === null ? [] : judgePayment(parts, order, terms)),
    ...(hasOtherPrices(order, quote.lines) ? [at('order', { code: 'price_changed', sums: quote.sums })] : []),
  ];
  if (method === null || moment === null || timing === null || parts === null || problems.length > 0) {
    return { problems, quote, plan: null };
  }
  return {
    problems,
    quote,
    plan: {
      status: moment === 'asap' ? 'NEW' : 'SCHEDULED',
      placedAt: facts.at,
      requestedAt: moment === 'asap' ? null : moment,
      ...promiseOf(timing),
      method,
      contact: order.contact,
      address: addressIn(order, zone),
      pickupPlace: findPickupPlace(quote)?.place ?? null,
      table: method === 'RESTAURANT' ? (order.table ?? '') : '',
      ...pickFields<GuestTexts>(GUEST_TEXTS, order),
      lines: quote.lines,
      sums: quote.sums,
      payment: parts,
      mealCardEligible: terms.eligible,
      stockTakes: stockTakesOf(quote.lines),
      redemption: redemptionOf(order, facts),
      declaredAdult: order.declaredAdult,
      hasOwnContainer: hasOwnContainer(order, facts),
      company: order.company,
    },
  };
}

function at(field: OrderField, refusal: OrderRefusal): OrderProblem {
  return { field, ...refusal };
}

function judgeCart({ lines }: OrderRequest): readonly OrderProblem[] {
  if (lines.length === 0) return [at('cart', { code: 'empty_cart' })];
  const cart = checkLimits({ lines });
  return cart.ok ? [] : [at('cart', cart.error)];
}

/** Checks the choices from a fixed list: method and payment. */
function judgeChoices({ method, payment }: OrderRequest, facts: OrderFacts): readonly OrderProblem[] {
  return [
    ...(payment === null
      ? [at('payment', { code: 'payment_required' })]
      : facts.offeredPayments.some((way) => way === wayOfChoice(payment))
        ? []
        : [at('payment', { code: 'payment_not_offered' })]),
    ...(method === null ? [at('method', { code: 'method_required' })] : []),
    ...(method === 'RESTAURANT' && !facts.isDineInOn ? [at('method', { code: 'service_off' })] : []),
  ];
}

/** The delivery zone; an address is used only for delivery (readings 46). */
function findZone({ method, address }: OrderRequest, { zones }: OrderFacts): OrderZone | null {
  if (method !== 'DELIVERY' || address === null) return null;
  return zones.find(({ code, enabled }) => code === address.zoneCode && enabled) ?? null;
}

function judgePlace({ method, address }: OrderRequest, zone: OrderZone | null): readonly OrderProblem[] {
  if (method !== 'DELIVERY') return [];
  if (address === null || address.zoneCode === '') return [at('zoneCode', { code: 'city_required' })];
  if (zone === null) return [at('zoneCode', { code: 'zone_unknown' })];
  return findAddressGaps(address, zone).map((gap) =>
    at(gap.code === 'street_required' ? 'street' : 'streetNumber', gap),
  );
}

function addressIn({ address }: OrderRequest, zone: OrderZone | null): PlannedOrder['address'] {
  return address === null || zone === null ? null : { ...address, city: zone.city, county: zone.county };
}

/** Everything that decides when an order is served; null while method or moment is not chosen, or the method is off. */
type Timing = {
  readonly question: MomentsQuestion & { readonly work: Work };
  readonly moment: WantedMoment;
  readonly day: OrderDay;
  /** When it is served as soon as possible; null for a chosen moment, and when the kitchen has no capacity. */
  readonly soon: Soon | null;
};

function timingOf(
  { method, moment }: OrderRequest,
  { at: now, schedule, isDineInOn }: OrderFacts,
  zone: OrderZone | null,
  quote: PricedCart,
): Timing | null {
  if (method === null || moment === null || (method === 'RESTAURANT' && !isDineInOn)) return null;
  const terms = orderTerms(schedule, method);
  const work = workOfOrder(quote.lines, method);
  const question = { terms, now, days: quote.days, extraMinutes: zone?.extraMinutes ?? 0, work };
  const isSoon = moment === 'asap';
  return {
    question,
    moment,
    day: dayOfOrder(terms, now, isSoon ? null : moment),
    soon: isSoon ? findSoon({ ...question, schedule: terms.today, service: terms.service }) : null,
  };
}

/** Checks the moment, on the terms of pre-orders when it is for another day. */
function judgeMoment(order: OrderRequest, facts: OrderFacts, timing: Timing | null): readonly OrderProblem[] {
  const { isDineInOn, isMomentKept = false } = facts;
  if (isMomentKept || order.method === null || (order.method === 'RESTAURANT' && !isDineInOn)) return [];
  if (timing === null) return [at('requestedAt', { code: 'time_required' })];
  const { question, moment, day, soon } = timing;
  const { terms } = question;
  const decided = decideMoment({
    ...question,
    schedule: terms[day],
    service: terms.service,
    ...(moment === 'asap' ? { asSoonAsPossible: true } : { asSoonAsPossible: false, requestedAt: moment }),
  });
  if (decided.ok) return judgePromise(order, soon);
  if (decided.error.code === 'slot_full') {
    const next = findFirstMoment(question, moment === 'asap' ? undefined : moment);
    return [at('requestedAt', { code: 'slot_full', next })];
  }
  // A service that is off today is reported for the method; one off only for another day is reported for the moment,
  // because choosing another moment helps.
  return [at(decided.error.code === 'service_off' && day === 'today' ? 'method' : 'requestedAt', decided.error)];
}

/** A later promise than the one shown needs the guest's consent: the order is refused with the present estimate. */
function judgePromise({ expectedMinutes: expected = null }: OrderRequest, soon: Soon | null): readonly OrderProblem[] {
  if (expected === null || soon === null || soon.minutes === null) return [];
  const { minutes, servedAt } = soon;
  if (minutes <= expected + PROMISE_TOLERANCE_MINUTES) return [];
  return [at('requestedAt', { code: 'promise_later', expected, minutes, servedAt })];
}

/** The moment told to the guest, and the quarter whose capacity the order uses. */
function promiseOf({ question, moment, soon }: Timing): Pick<PlannedOrder, 'toldAt' | 'slot'> {
  const servedAt = moment === 'asap' ? (soon?.servedAt ?? null) : moment;
  return {
    toldAt: soon === null || soon.minutes === null ? null : soon.servedAt,
    slot:
      question.terms.today.capacity === null || servedAt === null
        ? null
        : { at: slotOf(servedAt), work: question.work },
  };
}

function judgeLines({ lines, days, sums }: PricedCart): readonly OrderProblem[] {
  const problems = lines.flatMap((line) =>
    line.problems.map((problem) => at(canWait(problem, days) ? 'requestedAt' : 'cart', problem)),
  );
  return sums.total > MOST_BANI
    ? [...problems, at('cart', { code: 'cart_too_large', limit: 'total', maximum: MOST_BANI })]
    : problems;
}

/** Whether choosing another moment makes the line orderable. */
export function canWait(problem: LineProblem, days: PricedCart['days']): boolean {
  switch (problem.code) {
    case 'not_orderable_today':
      return days.ahead;
    case 'not_orderable_ahead':
      return days.today;
    case 'outside_window':
      return problem.canBeChosen;
    default:
      return false;
  }
}

/**
 * Products with their own pickup place are for pickup only, and only together with products of the same place (readings
 * 18).
 */
function judgePickupPlace({ method }: OrderRequest, quote: PricedCart): readonly OrderProblem[] {
  const own = findPickupPlace(quote);
  if (own === null || method === null) return [];
  if (method !== 'PICKUP') return [at('method', { code: 'pickup_place_only', ...own })];
  const isOne = quote.lines.every(({ parts }) => parts.every(({ pickupPlace }) => pickupPlace === own.place));
  return isOne ? [] : [at('cart', { code: 'mixed_pickup_places' })];
}

function hasOtherSums({ expectedPayable, expectedSums }: OrderRequest, sums: CartSums): boolean {
  const expected: ReadonlyArray<readonly [Bani | null | undefined, Bani]> = [
    [expectedPayable, sums.payable],
    [expectedSums?.products, sums.products],
    [expectedSums?.packaging, sums.packaging],
    [expectedSums?.deliveryFee, sums.deliveryFee],
    [expectedSums?.total, sums.total],
  ];
  return expected.some(([told, actual]) => told !== null && told !== undefined && told !== actual);
}

/**
 * Whether the price of a line differs from what the guest was shown. The documents do not say whether a line's price
 * includes its extras or its quantity, so all of these readings are accepted; the sums are compared exactly.
 *
 * @see readings.md 3
 */
function hasOtherPrices({ expectedPrices = [] }: OrderRequest, lines: readonly PricedLine[]): boolean {
  return lines.some((line, index) => {
    const shown = expectedPrices[index];
    return shown !== undefined && !sellingPrices(line).includes(shown);
  });
}

function sellingPrices({ line, parts }: PricedLine): readonly Bani[] {
  return parts.flatMap(({ unitPrice, extras }) => {
    const withExtras = sumBani([unitPrice, ...extras.map(({ price }) => price)]);
    return [unitPrice, withExtras, timesBani(unitPrice, line.quantity), timesBani(withExtras, line.quantity)];
  });
}

/** The parts must add up to the payable amount: after coupon, with fee, packaging and deposits (readings 6). */
function judgePayment(payment: Payment, { company }: OrderRequest, terms: KnownMealCardTerms): readonly OrderProblem[] {
  const { payable } = terms;
  const amounts = payment.map(({ amount }) => amount);
  const isWhole = amounts.every((amount) => amount >= 0) && sumBani(amounts) === payable;
  if (!isWhole) return [at('split', { code: 'payment_mismatch', total: payable })];
  const otherSum = refuseAgreedMealCard(payment, terms);
  if (otherSum !== null) return [at('payment', otherSum)];
  const tooMuch = refuseCash(payment, company !== null);
  // Beside a meal card no sum is typed.
  const isTyped = payment.length > 1 && !hasMealCard(meansOf(payment));
  return tooMuch === null ? [] : [at(isTyped ? 'split' : 'payment', tooMuch)];
}

/** What an order takes from the stock, summed per size over lines and bundles, ascending (reliability.md T6). */
export function stockTakesOf(lines: readonly PricedLine[]): readonly StockTake[] {
  const takes = new Map<number, StockTake>();
  for (const { line, parts } of lines) {
    for (const { sizeId, productId } of parts) {
      const taken = takes.get(sizeId)?.quantity ?? 0;
      takes.set(sizeId, { sizeId, productId, quantity: taken + line.quantity });
    }
  }
  return [...takes.values()].toSorted((one, other) => one.sizeId - other.sizeId);
}

function redemptionOf({ couponCode, contact }: OrderRequest, { coupon }: OrderFacts): PlannedOrder['redemption'] {
  if (couponCode === null || coupon === null) return null;
  return {
    promotionId: coupon.promotionId,
    code: coupon.code,
    emailNormal: normalEmail(contact.email),
    phoneNormal: normalPhone(contact.phone),
  };
}
