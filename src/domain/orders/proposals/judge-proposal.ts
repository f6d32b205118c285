/** Decides whether an order may become what staff propose, what it then costs, and what changes. */

import { mergeLines } from '#domain/cart/change-cart.ts';
import type { CartSums } from '#domain/cart/priced-cart.ts';
import { pickFields } from '#domain/keys-of.ts';
import { type Bani, bani, ZERO_BANI } from '#domain/money/bani.ts';
import { totalsOf } from '#domain/orders/charged-sums.ts';
import type { OrderRequest } from '#domain/orders/order.ts';
import { GUEST_TEXTS, type GuestTexts, NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { type StagedOrder, stageOf } from '#domain/orders/order-stage.ts';
import { isOpenOrder, type MoveRefusal } from '#domain/orders/order-status.ts';
import type { OrderAddress } from '#domain/orders/order-view.ts';
import {
  choiceOf,
  factsOf,
  type Means,
  meansOf,
  meansOfWay,
  onlineSumOf,
  type Payment,
  type PaymentChoice,
  sumWith,
} from '#domain/orders/payment-means.ts';
import { refuseCash } from '#domain/orders/placing/cash-ceiling.ts';
import { judgeOrder, type OrderFacts, type PlannedOrder } from '#domain/orders/placing/judge-order.ts';
import type { OrderProblem } from '#domain/orders/placing/order-problem.ts';
import { parseOrder } from '#domain/orders/placing/parse-order.ts';
import { priceOrder } from '#domain/orders/placing/price-order.ts';
import { mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import {
  chooseWithMealCard,
  hasMealCard,
  type MealCardTerms,
  settlePayment,
} from '#domain/payments/meal-card-parts.ts';
import { listOnlineParts } from '#domain/payments/online-parts.ts';
import { couponOfReductions } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import { keepPromised } from './keep-promised.ts';
import { type ComparedOrder, listChanges, type OrderChange } from './list-changes.ts';
import { namedLinesOf, type ProposedContent, type SoldOrder } from './sold-order.ts';

/** The order after the change. */
export type ChangedOrder = Pick<PlannedOrder, 'method' | 'pickupPlace' | 'lines' | 'stockTakes' | 'hasOwnContainer'> & {
  readonly address: OrderAddress | null;
  readonly requestedAt: Instant | null;
  readonly promisedAt: Instant | null;
  readonly sums: CartSums;
  readonly manualPackaging: Bani | null;
  readonly total: Bani;
  readonly payable: Bani;
  readonly payment: Payment;
  readonly mealCardEligible: Bani;
  /** False where the order no longer meets its coupon's condition: the coupon becomes usable again. */
  readonly keepsCoupon: boolean;
  readonly isAgeRestricted: boolean;
  /** The change adds dishes, so an order that was ready is not ready any more. */
  readonly isMoreToCook: boolean;
  readonly changes: readonly OrderChange[];
};

export type JudgedProposal = {
  readonly problems: readonly OrderProblem[];
  /** `null` while there are problems. */
  readonly changed: ChangedOrder | null;
};

export type ChangeRefusal =
  | MoveRefusal
  /** It has left the restaurant, is paid already, belongs to a rehearsal, or the proposal changes nothing. */
  | { readonly code: 'order_left' | 'order_paid' | 'order_rehearsed' | 'nothing_changed' };

/**
 * Why an order can no longer be changed; null while it can. Orders that left the restaurant, were handed over or paid
 * stay unchanged.
 */
export function refuseChange(
  order: StagedOrder & Pick<SoldOrder, 'paymentStatus' | 'payment' | 'payable'>,
): ChangeRefusal | null {
  if (!isOpenOrder(order.status)) return { code: 'already_decided', status: order.status };
  if (stageOf(order) === 'out') return { code: 'order_left' };
  // What was paid online follows the new sum by itself.
  const canFollow = order.paymentStatus === 'unpaid' || onlineSumOf(order.payment) === order.payable;
  return canFollow ? null : { code: 'order_paid' };
}

/**
 * Checks and prices the proposed order by the rules of any order, with earlier promises kept. A coupon whose condition
 * is no longer met is removed; packaging set by staff changes with the computed one; a mixed payment keeps its parts
 * unless they exceed the new sum, and cash has the difference.
 */
export function judgeProposal(order: SoldOrder, typed: ProposedContent, facts: OrderFacts): JudgedProposal {
  const { proposed, problems: texts } = parseTexts(typed);
  if (texts.length > 0) return { problems: texts, changed: null };
  const kept = keepPromised(order, proposed, facts);
  const asked = requestOf(order, proposed);
  const quote = priceOrder(asked, kept);
  const couponCode = quote.coupon?.ok === false ? null : asked.couponCode;
  const priced = couponCode === asked.couponCode ? quote : priceOrder({ ...asked, couponCode }, kept);
  const terms = mealCardTermsOf(priced);
  const { eligible } = terms;
  const payment = payAgain(order, proposed, terms);
  const { plan, problems } = judgeOrder({ ...asked, couponCode, payment }, kept);
  if (plan === null) return { problems, changed: null };
  const sums = sumsOf(order, plan);
  const parts = staysOnline(order, proposed)
    ? settlePayment(order.payment, { payable: sums.payable, eligible })
    : settlePayment(plan.payment, { payable: sums.payable, eligible });
  const tooMuch = refuseCash(parts, order.company !== null);
  if (tooMuch !== null) return { problems: [{ field: 'payment', ...tooMuch }], changed: null };
  const changes = listChanges(comparedBefore(order), comparedAfter(order, proposed, { ...plan, payment: parts }));
  return {
    problems,
    changed: {
      ...sums,
      method: plan.method,
      address: plan.address,
      pickupPlace: plan.pickupPlace,
      hasOwnContainer: plan.hasOwnContainer,
      lines: plan.lines,
      stockTakes: plan.stockTakes,
      sums: plan.sums,
      requestedAt: proposed.moment ?? order.requestedAt,
      promisedAt: order.promisedAt === null ? null : (proposed.moment ?? order.promisedAt),
      payment: parts,
      mealCardEligible: eligible,
      keepsCoupon: couponCode === asked.couponCode,
      isAgeRestricted: quote.hasAgeRestricted,
      isMoreToCook: changes.some(({ pieces }) => pieces > 0),
      changes,
    },
  };
}

/** Parses what staff typed by the rules of every order; unchanged texts were parsed when the order was placed. */
function parseTexts(typed: ProposedContent) {
  const { lines, method, address } = typed;
  const contact = { firstName: '', lastName: '', email: '', phone: '' };
  const asked = { lines, address: method === 'DELIVERY' ? address : null, contact, company: null, couponCode: null };
  const { order, problems } = parseOrder({ ...asked, ...NO_GUEST_TEXTS }, new Set());
  return { proposed: { ...typed, lines: order.lines, address: order.address }, problems };
}

function requestOf(order: SoldOrder, proposed: ProposedContent): OrderRequest {
  const { contact, company } = order;
  return {
    lines: mergeLines(proposed.lines),
    contact,
    company,
    ...pickFields<GuestTexts>(GUEST_TEXTS, order),
    method: proposed.method,
    address: proposed.address,
    moment: proposed.moment ?? order.requestedAt ?? 'asap',
    payment: { means: 'cash' },
    couponCode: couponOfReductions(order.reductions),
    // The age is asked of the guest at consent, and the courier checks the identity card.
    declaredAdult: true,
    bringsContainer: order.hasOwnContainer,
    expectedPayable: null,
  };
}

/** An order that is paid online stays so: the provider has the money, and what is more is collected at the door. */
function staysOnline({ payment }: SoldOrder, proposed: ProposedContent): boolean {
  return proposed.payment === null && onlineSumOf(payment) > ZERO_BANI;
}

/** The amounts of a mix are those of the order, as far as they are known and the sum reaches. */
function payAgain(order: SoldOrder, proposed: ProposedContent, terms: MealCardTerms): PaymentChoice {
  const { payment } = order;
  const [online] = listOnlineParts(payment);
  // Judged as if it were chosen anew: with what a change added at the door it is no way that anybody chooses.
  if (online !== undefined && staysOnline(order, proposed)) return chooseAsOnline(online.means, terms);
  const means = proposed.payment === null ? meansOf(payment) : meansOfWay(proposed.payment);
  const parts = means.map((one, place) => ({
    means: one,
    amount: (place === 1 ? proposed.secondPart : null) ?? sumWith(payment, one),
  }));
  return choiceOf(settlePayment(parts, terms));
}

function chooseAsOnline(means: Means, terms: MealCardTerms): PaymentChoice {
  if (!factsOf(means).paysOnlyFood) return { means };
  return terms.eligible === ZERO_BANI ? { means: 'cash' } : chooseWithMealCard('meal_card_online-cash', terms);
}

/** With packaging set by staff adjusted by the difference of the computed one. */
function sumsOf(order: SoldOrder, { sums }: PlannedOrder) {
  const manualPackaging =
    order.manualPackaging === null ? null : bani(Math.max(0, order.manualPackaging + sums.packaging - order.packaging));
  const charged = { ...sums, packaging: manualPackaging ?? sums.packaging };
  return { manualPackaging, ...totalsOf(charged, sums.reductions) };
}

function comparedBefore(order: SoldOrder): ComparedOrder {
  return {
    lines: namedLinesOf(order),
    method: order.method,
    address: order.method === 'DELIVERY' ? order.address : null,
    moment: order.promisedAt ?? order.requestedAt,
    means: meansOf(order.payment),
    named: mealCardAmounts(order.payment),
  };
}

function comparedAfter(order: SoldOrder, proposed: ProposedContent, plan: PlannedOrder): ComparedOrder {
  const { moment, secondPart } = proposed;
  return {
    lines: plan.lines.map(({ line, name, parts }) => ({
      line,
      name,
      // A product is one part.
      sizeLabel: line.kind === 'bundle' ? '' : parts.map((part) => part.sizeLabel).join(''),
      extras: line.kind === 'bundle' ? [] : parts.flatMap((part) => part.extras),
    })),
    method: plan.method,
    address: plan.address,
    moment: moment ?? order.promisedAt ?? order.requestedAt,
    means: meansOf(staysOnline(order, proposed) ? order.payment : plan.payment),
    named:
      secondPart === null || hasMealCard(meansOf(plan.payment))
        ? mealCardAmounts(plan.payment)
        : plan.payment.slice(1).map(({ means }) => ({ means, amount: secondPart })),
  };
}

/** The amounts beside a meal card: they follow from the dishes, so a change names them. */
function mealCardAmounts(payment: Payment): Payment {
  return payment.length > 1 && hasMealCard(meansOf(payment)) ? payment : [];
}
