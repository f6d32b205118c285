/** Handover of an accepted order, with its payment; the payment can be corrected on the same day. */
import { decideMove } from '#domain/orders/order-status.ts';
import type { PaymentChoice } from '#domain/orders/payment-means.ts';
import { type CorrectionRefusal, correctPayment as decideCorrection } from '#domain/orders/steps/correct-payment.ts';
import { type RecordRefusal, recordPayment } from '#domain/orders/steps/record-payment.ts';
import { listCoveredParts } from '#domain/payments/online-money.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dropReceipt, queueReceiptOnHandover } from '#server/features/fiscal/index.ts';
import type { EventFacts } from '../order-event.ts';
import { hasAdultLines, markDelivered, markPaymentCorrected } from '../orders.repository.ts';
import type { StoredOrder } from '../stored-order.ts';
import { type AnswerServices, type Asked, done, type MovedRefusal, moveOrder } from './move-order.ts';

/**
 * Marks an order as handed over. Whether it was paid is recorded separately, when staff say so (readings 5). With a
 * courier the payment belongs to the open shift, whether staff or the courier marked the handover.
 */
export function markAsDelivered(
  services: AnswerServices,
  asked: Asked,
  paid: PaymentChoice | null = null,
  {
    isIdentitySeen = false,
  }: {
    /** Staff or the courier say that they saw the guest's identity document; kept for orders with products for adults. */
    readonly isIdentitySeen?: boolean;
  } = {},
): Promise<Result<StoredOrder, MovedRefusal<RecordRefusal>>> {
  return moveOrder<RecordRefusal>(
    services,
    asked,
    { move: 'deliver', kind: 'delivered', mail: null },
    async (tx, order, step) => {
      const move = decideMove(order.status, 'deliver');
      if (!move.ok) return move;
      // A courier's phone offers no larger sum; what it sends has been taken already, so it is recorded as it is.
      const mealCardEligible = asked.actor.kind === 'courier' ? null : order.mealCardEligible;
      const terms = { isForCompany: order.company !== null, mealCardEligible, online: listCoveredParts(order) };
      const payment = paid === null ? null : recordPayment(order.payable, paid, terms);
      if (payment?.ok === false) return payment;
      const seen = (await hasAdultLines(tx, order.id)) ? isIdentitySeen : null;
      const identity = seen === null ? {} : { identitySeen: seen };
      if (payment === null) {
        const version = await markDelivered(tx, step, { payment, isIdentitySeen: seen });
        // Paid online before.
        if (order.paymentStatus === 'paid') await queueReceiptOnHandover(tx, step);
        return ok(done(version, identity));
      }
      const { value } = payment;
      const version = await markDelivered(tx, step, { payment: value, isIdentitySeen: seen });
      await queueReceiptOnHandover(tx, step);
      return ok(done(version, { paid: value, ...identity }));
    },
  );
}

/** Corrects how an order was paid, on the day of the handover; of two panels the first one wins. */
export function correctPayment(
  services: AnswerServices,
  asked: Asked,
  { paid, expectedVersion }: { readonly paid: PaymentChoice | null; readonly expectedVersion?: number | undefined },
): Promise<Result<StoredOrder, MovedRefusal<CorrectionRefusal>>> {
  return moveOrder<CorrectionRefusal>(
    services,
    asked,
    { move: 'correct_payment', kind: 'payment_corrected', mail: null },
    async (tx, order, step) => {
      if (expectedVersion !== undefined && expectedVersion !== order.version) {
        return err({ code: 'already_decided', status: order.status });
      }
      const corrected = decideCorrection(order, paid, step.at);
      if (!corrected.ok) return corrected;
      const facts: EventFacts = corrected.value === null ? { unpaid: true } : { paid: corrected.value };
      const version = await markPaymentCorrected(tx, step, corrected.value);
      if (corrected.value === null) await dropReceipt(tx, order.id);
      else await queueReceiptOnHandover(tx, step);
      return ok(done(version, facts));
    },
  );
}
