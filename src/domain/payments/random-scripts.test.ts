/** Random lives of an order and its money against a model of a provider: what must hold, holds after every step. */
import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { type AttemptEvent, type AttemptState, isOpen, keptOf, moneyOf, nextState } from './attempt.ts';
import { decideArrival } from './decide-arrival.ts';
import { findNewEvents } from './observe.ts';
import { chooseJob, type OrderOfMoney, type WantedJob } from './plan-money.ts';
import type { ProviderStateKind } from './provider-state.ts';

const PAYABLE = bani(5_000);

type Ledger = { kind: ProviderStateKind; held: number; taken: number; refunded: number };
type Attempt = { state: AttemptState; events: AttemptEvent[]; ledger: Ledger; isHold: boolean };

function world(random: () => number, canCaptureLess: boolean) {
  let status: OrderOfMoney['status'] = 'AWAITING_PAYMENT';
  let onlineSum = PAYABLE;
  let rings = 0;
  const attempts: Attempt[] = [];
  const add = (attempt: Attempt, event: AttemptEvent) => {
    attempt.events.push(event);
    attempt.state = nextState(attempt.state, event.kind);
  };
  const pick = <One>(from: readonly One[]) => from[Math.floor(random() * from.length)];

  const ask = (attempt: Attempt) => {
    const { kind, held, taken, refunded } = attempt.ledger;
    const seen = { kind, amount: bani(kind === 'held' ? held : taken), refunded: bani(refunded) };
    const events = findNewEvents({ state: attempt.state, money: moneyOf(attempt.events) }, seen);
    for (const event of events) add(attempt, event);
    const money = events.find((event) => event.kind === 'held' || event.kind === 'paid');
    if (money === undefined) return;
    const others = attempts.filter((one) => one !== attempt).map((one) => moneyOf(one.events));
    const moneyOfOthers = bani(
      others.filter(({ isOrphan }) => !isOrphan).reduce((sum, one) => sum + one.held + keptOf(one), 0),
    );
    const seenMoney = { amount: money.amount, currency: 'RON' };
    const step = decideArrival(
      seenMoney,
      { amount: PAYABLE, currency: 'RON' },
      {
        ...{ status, onlineSum, moneyOfOthers },
        otherParts: 'none',
      },
    );
    if (step.kind === 'give_back' || (step.kind === 'revive' && random() < 0.5)) {
      add(attempt, { kind: 'orphaned', amount: ZERO_BANI });
      return;
    }
    status = 'NEW';
    rings += 1;
  };
  const doJob = (attempt: Attempt, { kind, amount }: WantedJob) => {
    const { ledger } = attempt;
    // Nothing is charged of an order that was not accepted, and never nothing.
    if (kind === 'capture') expect([status, amount > ZERO_BANI]).toEqual(['CONFIRMED', true]);
    if (kind === 'capture') Object.assign(ledger, { kind: 'paid', held: 0, taken: amount });
    if (kind === 'release') Object.assign(ledger, { kind: 'closed', held: 0 });
    if (kind === 'refund') ledger.refunded += amount;
    // The answer may be lost: the books learn of it when they ask.
    if (random() < 0.5) ask(attempt);
  };
  const work = (attempt: Attempt) => {
    const wanted = chooseJob(moneyOf(attempt.events), { status, onlineSum }, { canCaptureLess });
    if (wanted === null) return false;
    ask(attempt);
    const still = chooseJob(moneyOf(attempt.events), { status, onlineSum }, { canCaptureLess });
    if (still !== null) doJob(attempt, still);
    return true;
  };
  const steps: Readonly<Record<string, () => void>> = {
    begin: () => {
      if (status !== 'AWAITING_PAYMENT') return;
      const ledger = { kind: 'open', held: 0, taken: 0, refunded: 0 } as const;
      attempts.push({ state: 'started', events: [], ledger: { ...ledger }, isHold: random() < 0.5 });
    },
    pay: () => {
      const { ledger, isHold } = pick(attempts) ?? { ledger: null };
      if (ledger === null || (ledger.kind !== 'open' && ledger.kind !== 'declined')) return;
      Object.assign(ledger, isHold ? { kind: 'held', held: PAYABLE } : { kind: 'paid', taken: PAYABLE });
    },
    decline: () => {
      const ledger = pick(attempts)?.ledger;
      if (ledger?.kind === 'open') ledger.kind = 'declined';
    },
    notice: () => {
      const attempt = pick(attempts);
      if (attempt !== undefined) ask(attempt);
    },
    work: () => {
      const attempt = pick(attempts);
      if (attempt !== undefined) work(attempt);
    },
    expire: () => {
      for (const attempt of attempts.filter(({ state }) => isOpen(state))) {
        add(attempt, { kind: 'expired', amount: ZERO_BANI });
        // Some providers cannot close it: it can still be paid.
        if (random() < 0.5 && attempt.ledger.kind !== 'held' && attempt.ledger.kind !== 'paid')
          attempt.ledger.kind = 'closed';
      }
      if (status === 'AWAITING_PAYMENT') status = 'ABANDONED';
    },
    holdEnds: () => {
      const ledger = pick(attempts)?.ledger;
      if (ledger?.kind === 'held') Object.assign(ledger, { kind: 'closed', held: 0 });
    },
    refundByHand: () => {
      const ledger = pick(attempts)?.ledger;
      if (ledger?.kind === 'paid') ledger.refunded = ledger.taken;
    },
    accept: () => {
      if (status === 'NEW') status = 'CONFIRMED';
    },
    reject: () => {
      if (status === 'NEW' || status === 'CONFIRMED') status = 'REJECTED';
    },
    change: () => {
      if (status === 'NEW' || status === 'CONFIRMED') onlineSum = bani(Math.floor(random() * onlineSum));
    },
  };
  return {
    attempts,
    step: () => steps[pick(Object.keys(steps)) ?? '']?.(),
    settle: () => {
      for (let round = 0; round < 20; round += 1) {
        for (const attempt of attempts) ask(attempt);
        if (!attempts.some(work)) return;
      }
      throw new Error('It does not come to rest');
    },
    facts: () => ({ status, onlineSum, rings }),
  };
}

test.each([true, false])(
  'after any script the books are those of the provider (less can be captured: %s)',
  (canCaptureLess) => {
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const lived = world(seededRandom(seed), canCaptureLess);
      for (let count = 0; count < 30; count += 1) {
        lived.step();
        const { rings } = lived.facts();
        const hasMoney = lived.attempts.some(({ events }) =>
          events.some(({ kind }) => kind === 'held' || kind === 'paid'),
        );
        // An order rings only with money, and once.
        expect(rings, `seed ${seed}`).toBeLessThanOrEqual(hasMoney ? 1 : 0);
      }
      lived.settle();
      const { status, onlineSum } = lived.facts();
      const sums = lived.attempts.map(({ events, ledger }) => {
        const money = moneyOf(events);
        expect({ held: money.held, taken: money.taken, refunded: money.refunded }, `seed ${seed}`).toEqual({
          held: ledger.kind === 'held' ? ledger.held : 0,
          taken: ledger.taken,
          refunded: ledger.refunded,
        });
        return money;
      });
      const kept = sums.reduce((sum, money) => sum + money.held + keptOf(money), 0);
      expect(kept, `seed ${seed}: more than the order costs`).toBeLessThanOrEqual(
        status === 'NEW' ? PAYABLE : onlineSum,
      );
      if (status === 'REJECTED' || status === 'ABANDONED') expect(kept, `seed ${seed}: kept of ${status}`).toBe(0);
    }
  },
);
