/** What staff do about payments: refunds, and what a person has to decide. */
import type { Bani } from '#domain/money/bani.ts';
import { sumBani } from '#domain/money/bani.ts';
import { type Means, sumWith } from '#domain/orders/payment-means.ts';
import { type GrantRefusal, sumRefundable, validateRefund } from '#domain/payments/grant-refund.ts';
import { shareRefund } from '#domain/payments/online-parts.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { askProvider } from './ask-provider.ts';
import { planMoney } from './follow-money.ts';
import {
  endJob,
  findAttempt,
  findJobByHand,
  findOrderIdByNumber,
  insertEvents,
  listAttempts,
  lockOrder,
  type OrderOfPayment,
  sendJobAgain,
} from './payments.repository.ts';
import type { PaymentServices } from './settle-payment.ts';

export type AskedRefund = {
  readonly orderNumber: number;
  readonly amount: Bani;
  /** Of one part of an order that was paid in several; undefined: whatever is left. */
  readonly means?: Means | undefined;
  readonly reason: string;
  readonly staffId: number;
};

/** Gives back what was taken online, as jobs; of several parts first what a card paid. */
export async function giveRefund(
  services: PaymentServices,
  { orderNumber, amount, means, reason, staffId }: AskedRefund,
): Promise<Result<OrderOfPayment, GrantRefusal | { readonly code: 'order_not_found' }>> {
  const at = services.clock();
  const id = await findOrderIdByNumber(services.db, orderNumber);
  if (id === null) return err({ code: 'order_not_found' });
  return inRefusableTransaction<OrderOfPayment, GrantRefusal | { readonly code: 'order_not_found' }>(
    services.db,
    async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null) return err({ code: 'order_not_found' });
      // Only one attempt belongs to a part; further ones are orphans, which go back whole.
      const attempts = (await listAttempts(tx, id))
        .filter((attempt) => means === undefined || attempt.means === means)
        .map((attempt) => ({
          ...attempt,
          refundable: sumRefundable(attempt.money, sumWith(order.payment, attempt.means)),
        }));
      const maximum = sumBani(attempts.map(({ refundable }) => refundable));
      const granted = validateRefund(maximum, amount, reason);
      if (!granted.ok) return granted;
      const actor = { kind: 'staff', id: staffId } as const;
      for (const share of shareRefund(attempts, granted.value.amount)) {
        const event = { kind: 'granted', amount: share.amount, reason: granted.value.reason, actor, at } as const;
        await insertEvents(tx, share.attempt, [event]);
      }
      return ok({ ...order, money: await planMoney(tx, order, at) });
    },
  );
}

export type CheckAction = 'ask' | 'send_again' | 'settled_by_hand';

/** Does what a person decided about a job. */
export async function resolvePayment(
  services: PaymentServices,
  { id, action, staffId }: { readonly id: number; readonly action: CheckAction; readonly staffId: number },
): Promise<Result<null, { readonly code: 'payment_settled' }>> {
  const found = await findJobByHand(services.db, id);
  const attempt = found === null ? null : await findAttempt(services.db, { id: found.attemptId });
  if (found === null || attempt === null) return err({ code: 'payment_settled' });
  if (action === 'ask') {
    await askProvider(services, attempt);
    return ok(null);
  }
  const at = services.clock();
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, found.orderId);
    const known = (await listAttempts(tx, found.orderId)).find((one) => one.id === found.attemptId);
    if (order === null || known === undefined || known.job?.id !== id) return;
    if (action === 'send_again') return sendJobAgain(tx, id, at);
    // Done in the provider's own screen, which its answer does not say: the books follow the person.
    const { kind, amount } = known.job;
    const isAll = known.money.refunded + amount >= known.money.taken;
    const event = { capture: 'captured', release: 'released', refund: isAll ? 'refunded' : 'refunded_part' } as const;
    const actor = { kind: 'staff', id: staffId } as const;
    await insertEvents(tx, known, [{ kind: event[kind], amount, actor, at, reason: 'settled_by_hand' }]);
    await endJob(tx, id, { state: 'done', at });
    await planMoney(tx, order, at);
    await services.orders.updateReceipt(tx, { orderId: order.id, at });
  });
  return ok(null);
}
