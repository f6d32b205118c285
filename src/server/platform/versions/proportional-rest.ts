/**
 * Pauses between reads or writes that many panels share, proportional to their duration: in a rush, when each takes
 * longer, they become rarer and leave the processor to orders and alarms (docs/decisions/0212).
 */
import { setTimeout as wait } from 'node:timers/promises';

/** The pause is this many times the work, so the work takes a fifth of the time at most. */
const TIMES = 4;
/** The maximum wait of a caller for the next one to begin. */
const LONGEST_MS = 1_000;

/** The pause after work that took `tookMs`. */
export function proportionalRestMs(tookMs: number, leastMs = 0): number {
  return Math.min(LONGEST_MS, Math.max(leastMs, TIMES * tookMs));
}

/** Pauses that long, without keeping the process alive. */
export function restInProportion(leastMs = 0): (tookMs: number) => Promise<unknown> {
  return (tookMs) => wait(proportionalRestMs(tookMs, leastMs), undefined, { ref: false });
}
