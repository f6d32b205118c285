/**
 * Does what is due at providers: takes, releases and refunds money, asks about open attempts, closes those that nobody
 * paid. A job is marked as sent before it is; what is found as sent was interrupted or had no readable answer, so the
 * provider is asked about it first.
 */

import { ZERO_BANI } from '#domain/money/bani.ts';
import { nextAsk, nextTry } from '#domain/payments/ask-schedule.ts';
import { isOpen, isPayable, nextState } from '#domain/payments/attempt.ts';
import { turnOf } from '#domain/payments/online-money.ts';
import { hasOwnMoney } from '#domain/payments/online-parts.ts';
import { resolveJob } from '#domain/payments/plan-money.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import type { Instant } from '#domain/time/instant.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { askProvider } from './ask-provider.ts';
import { chooseJobOf, planMoney } from './follow-money.ts';
import { paymentReturned } from './mails/payment-mails.ts';
import {
  type ClaimedJob,
  claimJob,
  endJob,
  findAttempt,
  type Happened,
  insertEvents,
  listAttempts,
  lockOrder,
  readOrder,
  repeatJob,
  type StoredAttempt,
  writeAttempt,
} from './payments.repository.ts';
import type { Answer, PaymentProvider } from './providers/provider.ts';
import type { PaymentServices } from './settle-payment.ts';

/** Jobs of one run; the next one continues. */
const MOST_AT_ONCE = 50;
/** A job is sent this often before a person decides. */
const MOST_TRIES = 8;

export async function runPaymentJobs(services: PaymentServices): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const job = await claimJob(services.db, services.clock());
    if (job === null) return;
    await runJob(services, job);
  }
}

async function runJob(services: PaymentServices, job: ClaimedJob): Promise<void> {
  const attempt = await findAttempt(services.db, { id: job.attemptId });
  if (attempt === null) return;
  switch (job.kind) {
    case 'ask':
      return askRegularly(services, attempt, job);
    case 'close':
      return closeAttempt(services, attempt, job);
    default:
      return job.tries === 1 ? sendJob(services, attempt, job) : resumeJob(services, attempt, job);
  }
}

async function askRegularly(services: PaymentServices, attempt: StoredAttempt, job: ClaimedJob): Promise<void> {
  await askProvider(services, attempt);
  const at = services.clock();
  const next = nextAsk(attempt.createdAt, at);
  if (next === null) return endJob(services.db, job.id, { state: 'done', at });
  await repeatJob(services.db, job.id, { until: next });
}

/** The time to pay is over: asks first, then makes the attempt impossible where the provider can, then gives up the order. */
async function closeAttempt(services: PaymentServices, attempt: StoredAttempt, job: ClaimedJob): Promise<void> {
  const { db, clock } = services;
  const asked = await askProvider(services, attempt);
  const known = await findAttempt(db, { id: attempt.id });
  if (known === null) return;
  if (asked.kind === 'no_answer' && job.tries < MOST_TRIES) {
    return repeatJob(db, job.id, { until: nextTry(1, clock()), reason: asked.reason });
  }
  if (isOpen(known.state)) {
    const provider = isPayable(known.state) ? await services.payments(known.provider) : null;
    const closed = await provider?.close({ attempt: known.reference, providerRef: known.providerRef });
    // It may have been paid in this moment.
    if (closed?.kind === 'unknown' && job.tries < MOST_TRIES) {
      return repeatJob(db, job.id, { until: nextTry(1, clock()), reason: closed.reason });
    }
    if (closed?.kind === 'refused') await askProvider(services, known);
  }
  const waitsUntil = await giveUp(services, known);
  if (waitsUntil !== null) return repeatJob(db, job.id, { until: waitsUntil });
  await endJob(db, job.id, { state: 'done', at: clock() });
}

/**
 * The attempt is over; without another open one the order is given up too. Money that still comes is listened for, and
 * what one part has paid goes back.
 *
 * @returns until when its own money keeps the order waiting for another part; null when it does not
 */
async function giveUp(services: PaymentServices, { id, orderId }: StoredAttempt): Promise<Instant | null> {
  const at = services.clock();
  const enqueue = await services.jobs.ready();
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const attempts = await listAttempts(tx, orderId);
    const attempt = attempts.find((one) => one.id === id);
    if (order === null || attempt === undefined) return null;
    if (isOpen(attempt.state)) {
      const expired: Happened = { kind: 'expired', amount: ZERO_BANI, actor: { kind: 'clock' }, at };
      await insertEvents(tx, attempt, [expired]);
      await writeAttempt(tx, id, { state: nextState(attempt.state, 'expired'), seen: null, at });
    }
    const isLast = !attempts.some((one) => one.id !== id && isOpen(one.state) && one.payUntil > at);
    if (order.status !== 'AWAITING_PAYMENT') return null;
    if (at < attempt.payUntil) return hasOwnMoney(attempt.money) ? attempt.payUntil : null;
    if (!isLast) return null;
    await services.orders.abandon(tx, order, at);
    const now = await readOrder(tx, orderId);
    if (now !== null) await planMoney(tx, now, at);
    for (const paid of attempts.filter(({ money }) => hasOwnMoney(money))) {
      await enqueue(tx, paymentReturned.job({ attemptId: paid.id, reason: 'rest_unpaid' }));
    }
    services.log.info({ orderId }, 'order.abandoned');
    return null;
  });
}

async function sendJob(services: PaymentServices, attempt: StoredAttempt, job: ClaimedJob): Promise<void> {
  const { db, clock } = services;
  const provider = await services.payments(attempt.provider);
  if (provider === null) {
    return endJob(db, job.id, { state: 'by_hand', at: clock(), reason: 'provider_not_set_up' });
  }
  const answer = await callProvider(provider, attempt, job);
  if (answer.kind === 'done') return recordDone(services, attempt, job);
  if (answer.kind === 'unknown') {
    return repeatJob(db, job.id, { until: nextTry(job.tries, clock()), reason: answer.reason });
  }
  // Nothing happened; the provider's own state says why: a hold that ended, a refund made in its own screen.
  const asked = await askProvider(services, attempt);
  if (asked.kind === 'no_answer') {
    return repeatJob(db, job.id, { until: nextTry(job.tries, clock()), reason: answer.reason });
  }
  const isStillWanted = await isWanted(services, attempt.id, job);
  await finish(services, attempt, job, { state: isStillWanted ? 'by_hand' : 'done', reason: answer.reason });
}

/** Interrupted, or without an answer: the provider is asked whether it happened. */
async function resumeJob(services: PaymentServices, attempt: StoredAttempt, job: ClaimedJob): Promise<void> {
  const { db, clock } = services;
  const asked = await askProvider(services, attempt);
  if (asked.kind !== 'answered') {
    if (job.tries >= MOST_TRIES) return finish(services, attempt, job, { state: 'by_hand', reason: asked.reason });
    return repeatJob(db, job.id, { until: nextTry(job.tries, clock()), reason: asked.reason });
  }
  const known = await findAttempt(db, { id: attempt.id });
  const order = await readOrder(db, attempt.orderId);
  if (known === null || order === null) return;
  const { keepsKeys } = factsOfProvider(attempt.provider);
  const wanted = chooseJobOf(known, order);
  // A sent refund that is not wanted any more for another reason did not happen either; its sums say so.
  switch (
    resolveJob(
      job.kind === 'ask' || job.kind === 'close'
        ? { kind: 'release', amount: job.amount }
        : { kind: job.kind, amount: job.amount },
      wanted,
      { keepsKeys, tries: job.tries, mostTries: MOST_TRIES },
    )
  ) {
    case 'done':
      return finish(services, attempt, job, { state: 'done', reason: '' });
    case 'send_again':
      return sendJob(services, known, job);
    case 'by_hand':
      return finish(services, attempt, job, { state: 'by_hand', reason: 'not_happened' });
  }
}

async function isWanted(services: PaymentServices, attemptId: number, job: ClaimedJob): Promise<boolean> {
  const known = await findAttempt(services.db, { id: attemptId });
  const order = known === null ? null : await readOrder(services.db, known.orderId);
  if (known === null || order === null) return false;
  const wanted = chooseJobOf(known, order);
  return wanted !== null && wanted.kind === job.kind && wanted.amount === job.amount;
}

function callProvider(provider: PaymentProvider, attempt: StoredAttempt, job: ClaimedJob): Promise<Answer<null>> {
  const ref = { attempt: attempt.reference, providerRef: attempt.providerRef };
  if (job.kind === 'capture') return provider.capture(ref, job.amount, job.key);
  return job.kind === 'release' ? provider.release(ref, job.key) : provider.refund(ref, job.amount, job.key);
}

const EVENT_OF = { capture: 'captured', release: 'released' } as const;

/** The provider did it: its event, unless the provider was asked meanwhile and the event is there. */
async function recordDone(services: PaymentServices, attempt: StoredAttempt, job: ClaimedJob): Promise<void> {
  const at = services.clock();
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    const known = (await listAttempts(tx, attempt.orderId)).find(({ id }) => id === attempt.id);
    if (order === null || known === undefined) return;
    await endJob(tx, job.id, { state: 'done', at });
    const isKnown =
      job.kind === 'refund' ? known.money.refunded > attempt.money.refunded : known.money.held === ZERO_BANI;
    if (!isKnown) {
      const isAll = known.money.refunded + job.amount >= known.money.taken;
      const kind =
        job.kind === 'refund' ? (isAll ? 'refunded' : 'refunded_part') : EVENT_OF[job.kind as 'capture' | 'release'];
      await insertEvents(tx, known, [{ kind, amount: job.amount, actor: { kind: 'provider' }, at }]);
      await writeAttempt(tx, known.id, { state: nextState(known.state, kind), seen: null, at });
      const what = known.money.isOrphan ? null : turnOf(kind, order.status);
      if (what !== null) await services.orders.noteMoney(tx, order, { what, amount: job.amount, at });
    }
    await planMoney(tx, order, at);
    await services.orders.updateReceipt(tx, { orderId: order.id, at });
  });
  services.log.info({ orderId: attempt.orderId, amount: job.amount }, `payment.${job.kind}_done`);
}

async function finish(
  services: PaymentServices,
  attempt: StoredAttempt,
  job: ClaimedJob,
  { state, reason }: { readonly state: 'done' | 'by_hand'; readonly reason: string },
): Promise<void> {
  const at = services.clock();
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    await endJob(tx, job.id, { state, at, reason });
    if (order === null) return;
    if (state === 'by_hand') await services.orders.noteMoney(tx, order, { what: 'undone', amount: job.amount, at });
    await planMoney(tx, order, at);
  });
  if (state === 'by_hand') services.log.warn({ orderId: attempt.orderId, reason }, 'payment.needs_a_person');
}
