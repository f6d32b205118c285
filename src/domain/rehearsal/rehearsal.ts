/** A rehearsal of the kitchen: so many invented orders in a few minutes, with the faults that staff chose. */
import { ORDER_NUMBER_MINIMUM } from '#domain/orders/order-number.ts';
import { type Instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';

export const REHEARSAL_ORDERS = 12;
export const REHEARSAL_FAULTS = ['allergy', 'sold_out', 'long_note', 'cancelled'] as const;
export type RehearsalFault = (typeof REHEARSAL_FAULTS)[number];

export const REHEARSAL_MINUTES = { least: 2, usual: 4, most: 10 } as const;
/** After the last order, before the rehearsal ends by itself. */
const MINUTES_TO_FINISH = 8;
/** Without a process that turns to it. */
const INTERRUPTED_AFTER_MINUTES = 2;
/** A guest of the rehearsal cancels an order that stood unanswered for so long. */
export const CANCELLED_AFTER_SECONDS = 40;

/** Which of the orders carries which fault. */
const FAULT_AT: Readonly<Record<RehearsalFault, number>> = { allergy: 3, sold_out: 5, long_note: 7, cancelled: 9 };

/** The fault of the `index`-th order, 1…12; null for none. */
export function faultAt(index: number, faults: readonly RehearsalFault[]): RehearsalFault | null {
  return faults.find((fault) => FAULT_AT[fault] === index) ?? null;
}

const NUMBERS_OF_A_RUN = 100;

/** Below every number of a real order, and another one in each rehearsal: panels remember what they were told. */
export function rehearsalNumber(run: number, index: number): number {
  return run * NUMBERS_OF_A_RUN + index;
}

export function isRehearsalNumber(number: number): boolean {
  return number < ORDER_NUMBER_MINIMUM;
}

/** Which order of its rehearsal it is. */
export function indexOfNumber(number: number): number {
  return number % NUMBERS_OF_A_RUN;
}

/** What the kitchen calls it once it is accepted: above the numbers that real orders reach, which are not used up. */
export function rehearsalKitchenNumber(number: number): number {
  return 900 + indexOfNumber(number);
}

/** How many of the orders have come by `now`: the first at once, the others at even distances. */
export function countDue(startedAt: Instant, minutes: number, now: Instant): number {
  const every = (minutes * MINUTE_MS) / REHEARSAL_ORDERS;
  return Math.min(REHEARSAL_ORDERS, Math.floor((now - startedAt) / every) + 1);
}

export function endsAt(startedAt: Instant, minutes: number): Instant {
  return plusMinutes(startedAt, minutes + MINUTES_TO_FINISH);
}

export function wasInterrupted(lookedAt: Instant, now: Instant): boolean {
  return now - lookedAt > INTERRUPTED_AFTER_MINUTES * MINUTE_MS;
}
