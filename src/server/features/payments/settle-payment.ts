/**
 * What the provider says about an attempt becomes events, the order's step, and jobs, in one transaction. Notices,
 * returning guests, the clock and jobs all come through here.
 */
import { sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Actor } from '#domain/orders/actor.ts';
import { type Payment, sumWith } from '#domain/orders/payment-means.ts';
import { keptOf, nextState } from '#domain/payments/attempt.ts';
import { decideArrival, type OrphanReason } from '#domain/payments/decide-arrival.ts';
import { findNewEvents } from '#domain/payments/observe.ts';
import { turnOf } from '#domain/payments/online-money.ts';
import { isCovered, listOnlineParts } from '#domain/payments/online-parts.ts';
import type { ProviderState } from '#domain/payments/provider-state.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Announcements } from '#server/platform/events/announcements.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { FindProvider } from './find-provider.ts';
import { planMoney } from './follow-money.ts';
import { paymentReturned, paymentTrouble } from './mails/payment-mails.ts';
import type { OrderSteps, StepTools } from './order-steps.ts';
import {
  closeOthersNow,
  giveTimeForRest,
  type Happened,
  insertEvents,
  listAttempts,
  lockOrder,
  type OrderOfPayment,
  readOrder,
  type StoredAttempt,
  writeAttempt,
} from './payments.repository.ts';

export type PaymentServices = DbServices & {
  readonly jobs: Jobs;
  readonly log: Log;
  readonly announcements: Announcements;
  readonly secrets: Secrets;
  readonly config: { readonly publicUrl: string };
  readonly payments: FindProvider;
  readonly orders: OrderSteps;
};

const PROVIDER: Actor = { kind: 'provider' };

export type Settled = { readonly hasArrived: boolean; readonly happened: readonly string[] };

/** Takes in what the provider answered; null when the attempt is gone. */
export async function settlePayment(
  services: PaymentServices,
  { id, orderId }: Pick<StoredAttempt, 'id' | 'orderId'>,
  seen: ProviderState,
): Promise<Settled | null> {
  const tools = { enqueue: await services.jobs.ready(), at: services.clock() };
  const settled = await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const attempts = await listAttempts(tx, orderId);
    const attempt = attempts.find((one) => one.id === id);
    if (order === null || attempt === undefined) return null;
    return settleWithin(tx, services.orders, tools, { order, attempts, attempt, seen });
  });
  if (settled?.hasArrived === true) services.orders.announce(services.announcements);
  for (const kind of settled?.happened ?? []) services.log.info({ orderId, attempt: id }, `payment.${kind}`);
  return settled;
}

type Locked = {
  readonly order: OrderOfPayment;
  readonly attempts: readonly StoredAttempt[];
  readonly attempt: StoredAttempt;
  readonly seen: ProviderState;
};

export async function settleWithin(
  tx: Tx,
  steps: OrderSteps,
  tools: StepTools,
  { order, attempts, attempt, seen }: Locked,
): Promise<Settled> {
  const { at } = tools;
  const events = findNewEvents(attempt, seen).map((event): Happened => ({ ...event, actor: PROVIDER, at }));
  await insertEvents(tx, attempt, events);
  const state = events.reduce((before, { kind }) => nextState(before, kind), attempt.state);
  await writeAttempt(tx, attempt.id, { state, seen, at });
  const money = events.find(({ kind }) => kind === 'held' || kind === 'paid');
  let hasArrived = false;
  let orphan: OrphanReason | null = null;
  if (money !== undefined) {
    const step = decideArrival({ amount: money.amount, currency: seen.currency }, attempt, {
      status: order.status,
      onlineSum: sumWith(order.payment, attempt.means),
      moneyOfOthers: moneyOfOthers(attempts, attempt),
      otherParts: describeOtherParts(order.payment, attempts, attempt),
    });
    if (step.kind === 'arrive') {
      await steps.arrive(tx, order, tools);
      hasArrived = true;
    }
    if (step.kind === 'revive') {
      hasArrived = await steps.revive(tx, order, tools);
      if (!hasArrived) orphan = 'too_late';
    }
    if (step.kind === 'give_back') orphan = step.reason;
    if (step.kind === 'wait') {
      await giveTimeForRest(tx, attempt.id, at);
      await closeOthersNow(tx, order.id, { except: attempt.id, means: attempt.means, at });
    } else if (orphan === null) {
      await closeOthersNow(tx, order.id, { except: attempt.id, at });
    }
  }
  if (orphan !== null) {
    await insertEvents(tx, attempt, [{ kind: 'orphaned', amount: ZERO_BANI, reason: orphan, actor: PROVIDER, at }]);
    await tools.enqueue(tx, paymentTrouble.job({ attemptId: attempt.id, trouble: orphan }));
    await tools.enqueue(tx, paymentReturned.job({ attemptId: attempt.id, reason: orphan }));
  }
  if (events.some(({ kind }) => kind === 'disputed')) {
    await tools.enqueue(tx, paymentTrouble.job({ attemptId: attempt.id, trouble: 'disputed' }));
  }
  for (const { kind, amount } of events) {
    const what = attempt.money.isOrphan ? null : turnOf(kind, order.status);
    if (what !== null) await steps.noteMoney(tx, order, { what, amount, at });
  }
  if (events.length > 0) {
    // Its step has changed the order.
    const now = await readOrder(tx, order.id);
    if (now !== null) await planMoney(tx, now, at);
    await steps.updateReceipt(tx, { orderId: order.id, at });
  }
  return { hasArrived, happened: [...events.map(({ kind }) => kind), ...(orphan === null ? [] : ['orphaned'])] };
}

function describeOtherParts(payment: Payment, attempts: readonly StoredAttempt[], { means }: StoredAttempt) {
  const others = listOnlineParts(payment).filter((part) => part.means !== means);
  if (others.length === 0) return 'none';
  return others.every((part) => isCovered(part, attempts)) ? 'covered' : 'open';
}

function moneyOfOthers(attempts: readonly StoredAttempt[], { id, means }: StoredAttempt) {
  const others = attempts.filter((one) => one.id !== id && one.means === means && !one.money.isOrphan);
  return sumBani(others.flatMap(({ money }) => [money.held, keptOf(money)]));
}
