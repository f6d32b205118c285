/** Applies steps that the server does not have yet to the displayed work. Pure. */

import type { CourierStep } from '#contract/couriers/client.ts';
import type { CourierWork } from '#contract/couriers/staff-calls.ts';
import { sumBani } from '#domain/money/bani.ts';
import { cashOf, type Payment, partsOf, sumByMeans } from '#domain/orders/payment-means.ts';
import type { Instant } from '#domain/time/instant.ts';

export type QueuedStep = { readonly step: CourierStep; readonly takenAt: Instant };

/** How long the phone holds back a step that cannot be undone on the server. */
export const UNDO_MS = 10_000;

/** Delivering and bringing back are held; all later steps wait behind them, so that the sequence is kept. */
export function isHeld({ step, takenAt }: QueuedStep, now: Instant): boolean {
  return (step.kind === 'deliver' || step.kind === 'bring_back') && now - takenAt < UNDO_MS;
}

/** The steps to send now: all before the first held one. */
export function listDue(queue: readonly QueuedStep[], now: Instant): readonly QueuedStep[] {
  const held = queue.findIndex((queued) => isHeld(queued, now));
  return held < 0 ? queue : queue.slice(0, held);
}

/** The work after the steps; a step of an order that is no longer there changes nothing. */
export function applySteps(work: CourierWork, queue: readonly QueuedStep[]): CourierWork {
  return queue.reduce(applyStep, work);
}

function applyStep(work: CourierWork, { step, takenAt }: QueuedStep): CourierWork {
  if (step.kind === 'arrange') return arrange(work, step.orderNumbers);
  const stop = work.stops.find(({ orderNumber }) => orderNumber === step.orderNumber);
  if (stop === undefined) return work;
  const others = work.stops.filter((one) => one !== stop);
  const replaced = (changed: typeof stop) => ({
    ...work,
    stops: work.stops.map((one) => (one === stop ? changed : one)),
  });
  switch (step.kind) {
    case 'leave':
      return replaced({ ...stop, isOut: true });
    case 'no_answer':
      return replaced({ ...stop, noAnswerAt: stop.noAnswerAt ?? takenAt });
    case 'bring_back':
      return withOneLess({ ...work, stops: others });
    case 'deliver':
      return paid(
        withOneLess({ ...work, stops: others }),
        step.taken === null ? [] : partsOf(step.taken, sumBani(stop.doorParts.map(({ amount }) => amount))),
      );
  }
}

function arrange(work: CourierWork, numbers: readonly number[]): CourierWork {
  const placeOf = (number: number) => {
    const place = numbers.indexOf(number);
    return place < 0 ? numbers.length : place;
  };
  return {
    ...work,
    stops: work.stops.toSorted((one, other) => placeOf(one.orderNumber) - placeOf(other.orderNumber)),
  };
}

function withOneLess(work: CourierWork): CourierWork {
  const { shift } = work;
  return shift === null ? work : { ...work, shift: { ...shift, openOrders: Math.max(0, shift.openOrders - 1) } };
}

function paid(work: CourierWork, payment: Payment): CourierWork {
  const { shift } = work;
  if (shift === null) return work;
  const received = sumByMeans([shift.received, payment]);
  return {
    ...work,
    shift: {
      ...shift,
      received: [...received],
      cash: cashOf(received),
      owed: sumBani([shift.owed, cashOf(payment)]),
      delivered: shift.delivered + 1,
    },
  };
}
