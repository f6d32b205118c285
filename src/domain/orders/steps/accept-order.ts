import { type Bani, MOST_BANI, ZERO_BANI } from '#domain/money/bani.ts';
import { totalsOf } from '#domain/orders/charged-sums.ts';
import type { InvoiceCompany, OrderStatus } from '#domain/orders/order.ts';
import { decideMove, type MoveRefusal } from '#domain/orders/order-status.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import { type CashRefusal, refuseCash } from '#domain/orders/placing/cash-ceiling.ts';
import { settlePayment } from '#domain/payments/meal-card-parts.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { PREPARATION_MINUTES_MAXIMUM } from './preparation-minutes.ts';

/** The price-related fields of an unanswered order, as announced to the guest. */
export type AcceptableOrder = {
  readonly status: OrderStatus;
  readonly requestedAt: Instant | null;
  readonly products: Bani;
  /** Computed from the boxes. */
  readonly packaging: Bani;
  readonly deposits: Bani;
  readonly deliveryFee: Bani;
  readonly reductions: readonly Reduction[];
  readonly payment: Payment;
  /** The company for the invoice; `null` where none is wanted. */
  readonly company: InvoiceCompany | null;
  /** How much of it meal cards may pay; null where that is not known. */
  readonly mealCardEligible: Bani | null;
  /** The order has an allergy note (allergy-note.ts). */
  readonly hasAllergyNote: boolean;
};

/** The input of staff. */
export type AcceptRequest = {
  /** `null` = N/A, only for orders with a chosen moment (readings 23). */
  readonly minutes: number | null;
  /** Replaces the computed packaging; `null` keeps it. */
  readonly packaging: Bani | null;
  /** The guest was asked and agreed to pay more than announced (readings 4). */
  readonly customerAgreed: boolean;
  /**
   * The kitchen has read the allergy note. `null`: the client does not know the question; the order is accepted, and
   * the guest is not told that the note was read.
   */
  readonly allergyRead: boolean | null;
};

/** What acceptance changes. */
export type AcceptedOrder = {
  readonly status: OrderStatus;
  readonly acceptedAt: Instant;
  readonly minutesToPrepare: number | null;
  readonly promisedAt: Instant;
  /** Packaging set by staff, `null` when they set none. */
  readonly manualPackaging: Bani | null;
  readonly total: Bani;
  readonly payable: Bani;
  readonly payment: Payment;
  /** The higher total that the guest agreed to; `null` when it did not rise. */
  readonly agreed: { readonly announced: Bani; readonly payable: Bani } | null;
  /** The kitchen has confirmed that it read the allergy note. */
  readonly isAllergyRead: boolean;
};

export type AcceptRefusal =
  | MoveRefusal
  | { readonly code: 'minutes_required'; readonly minimum: number; readonly maximum: number }
  | { readonly code: 'packaging_invalid' | 'allergy_unread' }
  | { readonly code: 'agreement_required'; readonly announced: Bani; readonly payable: Bani }
  | CashRefusal;

/**
 * Accepts an order: computes the promised moment and the present total.
 *
 * The promise is acceptance plus minutes; for a chosen moment it is that moment, or later when the minutes end after
 * it. Packaging set by staff replaces the computed one; a total above the announced one needs the guest's agreement,
 * because costs not announced before the order are not owed (OUG 34/2014 art. 6). Differences change the cash part, and
 * the other parts only when it is used up; of a meal card's order its rest.
 *
 * A client that reports the allergy note as not read is refused; one that sends nothing is the documents' client.
 *
 * @see readings.md 4, 6, 19, 23
 */
export function acceptOrder(
  order: AcceptableOrder,
  { minutes, packaging, customerAgreed, allergyRead }: AcceptRequest,
  at: Instant,
): Result<AcceptedOrder, AcceptRefusal> {
  const status = decideMove(order.status, 'accept');
  if (!status.ok) return status;
  if (minutes === null ? order.requestedAt === null : !isPreparationTime(minutes)) {
    return err({ code: 'minutes_required', minimum: 1, maximum: PREPARATION_MINUTES_MAXIMUM });
  }
  if (packaging !== null && packaging < ZERO_BANI) return err({ code: 'packaging_invalid' });
  if (order.hasAllergyNote && allergyRead === false) return err({ code: 'allergy_unread' });

  const announced = totalsOf(order, order.reductions).payable;
  const { total, payable } = totalsOf({ ...order, packaging: packaging ?? order.packaging }, order.reductions);
  if (total > MOST_BANI) return err({ code: 'packaging_invalid' });
  if (payable > announced && !customerAgreed) return err({ code: 'agreement_required', announced, payable });
  const payment = settlePayment(order.payment, { payable, eligible: order.mealCardEligible });
  const tooMuch = refuseCash(payment, order.company !== null);
  if (tooMuch !== null) return err(tooMuch);
  return ok({
    status: status.value,
    acceptedAt: at,
    minutesToPrepare: minutes,
    promisedAt: promisedMoment({ at, minutes, requestedAt: order.requestedAt }),
    manualPackaging: packaging,
    total,
    payable,
    payment,
    agreed: payable > announced ? { announced, payable } : null,
    isAllergyRead: order.hasAllergyNote && allergyRead === true,
  });
}

function isPreparationTime(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= PREPARATION_MINUTES_MAXIMUM;
}

/** The promised moment of an acceptance: after the minutes, and not before the guest's chosen moment. */
export function promisedMoment({
  at,
  minutes,
  requestedAt,
}: {
  readonly at: Instant;
  readonly minutes: number | null;
  readonly requestedAt: Instant | null;
}): Instant {
  const ready = plusMinutes(at, minutes ?? 0);
  return requestedAt === null ? ready : instant(Math.max(requestedAt, ready));
}
