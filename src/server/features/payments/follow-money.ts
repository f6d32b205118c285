/**
 * After every step of an order that is paid online: what has to be done with its money now, as jobs, and what became of
 * it, with the order. In the step's transaction, so that an order is never refused without its refund.
 */
import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { onlineSumOf } from '#domain/orders/payment-means.ts';
import { type OnlineMoney, sumAttempts } from '#domain/payments/online-money.ts';
import { chooseJob, decideJob } from '#domain/payments/plan-money.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import {
  endJob,
  insertJob,
  listAttempts,
  type OrderOfPayment,
  readOrder,
  type StoredAttempt,
  writeMoney,
} from './payments.repository.ts';

/** For a step of an order; its row is locked. */
export async function followMoney(tx: Tx, orderId: number, at: Instant): Promise<void> {
  const order = await readOrder(tx, orderId);
  if (order !== null) await planMoney(tx, order, at);
}

/** @param order as it is now */
export async function planMoney(tx: Tx, order: OrderOfPayment, at: Instant): Promise<OnlineMoney> {
  const asked = { status: order.status, onlineSum: onlineSumOf(order.payment) };
  for (const attempt of await listAttempts(tx, order.id)) {
    const wanted = chooseJob(attempt.money, asked, factsOfProvider(attempt.provider));
    const { drop, add } = decideJob(attempt.job, wanted);
    if (drop && attempt.job !== null) await endJob(tx, attempt.job.id, { state: 'dropped', at });
    if (add !== null) await insertJob(tx, attempt, add, at);
  }
  const money = sumAttempts((await listAttempts(tx, order.id)).map(summed));
  await writeMoney(tx, order, money);
  return money;
}

function summed(attempt: StoredAttempt) {
  const { money, heldUntil, card, job, events, state } = attempt;
  return {
    money,
    heldUntil,
    card,
    releasedAt: events.find(({ kind }) => kind === 'released')?.at ?? null,
    goingBack: job === null ? ZERO_BANI : goingBackOf(job),
    needsCheck: job?.state === 'by_hand' || state === 'disputed',
  };
}

function goingBackOf({ kind, amount }: { readonly kind: string; readonly amount: Bani }): Bani {
  return sumBani(kind === 'capture' ? [] : [amount]);
}
