/** A rehearsal of the kitchen: a number of invented orders within minutes, with the faults that staff chose. */
import { ORDER_NUMBER_MINIMUM } from '#domain/orders/order-number.ts';
import { type Instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';

/** `trial` is enough to see that an order arrives and rings, `usual` trains the kitchen. */
export const REHEARSAL_ORDERS = { trial: 3, usual: 12 } as const;
export const REHEARSAL_FAULTS = ['allergy', 'sold_out', 'long_note', 'cancelled'] as const;
export type RehearsalFault = (typeof REHEARSAL_FAULTS)[number];

export const REHEARSAL_MINUTES = { least: 2, usual: 4, most: 10 } as const;
/** Minutes after the last order until the rehearsal ends automatically. */
const MINUTES_TO_FINISH = 8;
/** Without a process that continues it for this long, a rehearsal counts as interrupted. */
const INTERRUPTED_AFTER_MINUTES = 2;
/** The cancelling guest cancels an order that was unanswered for this long. */
export const CANCELLED_AFTER_SECONDS = 40;

/** Index of the order that has each fault. */
const FAULT_AT: Readonly<Record<RehearsalFault, number>> = { allergy: 3, sold_out: 5, long_note: 7, cancelled: 9 };

/** The fault of the `index`-th order, counted from 1; null for none. */
export function faultAt(index: number, faults: readonly RehearsalFault[]): RehearsalFault | null {
  return faults.find((fault) => FAULT_AT[fault] === index) ?? null;
}

const NUMBERS_OF_A_RUN = 100;

/**
 * Lower than every real order number, and different in each rehearsal, because panels remember the orders they know.
 */
export function rehearsalNumber(run: number, index: number): number {
  return run * NUMBERS_OF_A_RUN + index;
}

export function isRehearsalNumber(number: number): boolean {
  return number < ORDER_NUMBER_MINIMUM;
}

/** Index of an order in its rehearsal. */
export function indexOfNumber(number: number): number {
  return number % NUMBERS_OF_A_RUN;
}

/** Its kitchen number after acceptance: above those of real orders, which are not used up. */
export function rehearsalKitchenNumber(number: number): number {
  return 900 + indexOfNumber(number);
}

/** Number of orders due by `now`: the first at once, the others at equal intervals. */
export function countDue({ startedAt, minutes, orders }: Plan, now: Instant): number {
  const every = (minutes * MINUTE_MS) / orders;
  return Math.min(orders, Math.floor((now - startedAt) / every) + 1);
}

type Plan = { readonly startedAt: Instant; readonly minutes: number; readonly orders: number };

export function endsAt(startedAt: Instant, minutes: number): Instant {
  return plusMinutes(startedAt, minutes + MINUTES_TO_FINISH);
}

export function wasInterrupted(lookedAt: Instant, now: Instant): boolean {
  return now - lookedAt > INTERRUPTED_AFTER_MINUTES * MINUTE_MS;
}
