/**
 * After every step of an order that is paid online: what has to be done with its money now, as jobs, and what became of
 * it, with the order. In the step's transaction, so that an order is never refused without its refund.
 */
import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { meansOf, onlinePartsOf, sumWith } from '#domain/orders/payment-means.ts';
import { type OnlineMoney, sumAttempts } from '#domain/payments/online-money.ts';
import { chooseJob, decideJob, type WantedJob } from '#domain/payments/plan-money.ts';
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
  for (const attempt of await listAttempts(tx, order.id)) {
    const wanted = chooseJobOf(attempt, order);
    const { drop, add } = decideJob(attempt.job, wanted);
    if (drop && attempt.job !== null) await endJob(tx, attempt.job.id, { state: 'dropped', at });
    if (add !== null) await insertJob(tx, attempt, add, at);
  }
  const money = sumAttempts((await listAttempts(tx, order.id)).map(summed), meansOf(onlinePartsOf(order.payment)));
  await writeMoney(tx, order, money);
  return money;
}

/** What has to be done with the money of an attempt, by what its part of the order costs now; null for nothing. */
export function chooseJobOf(
  { money, means, provider }: StoredAttempt,
  { status, payment }: OrderOfPayment,
): WantedJob | null {
  return chooseJob(money, { status, onlineSum: sumWith(payment, means) }, factsOfProvider(provider));
}

function summed(attempt: StoredAttempt) {
  const { money, means, heldUntil, card, job, events, state } = attempt;
  return {
    means,
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
