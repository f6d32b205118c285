/**
 * Pauses between reads or writes that many panels share: as a share of the time, so that in a rush, when each takes longer, they
 * become rarer and leave the processor to orders and rings (docs/decisions/0212).
 */
import { setTimeout as wait } from 'node:timers/promises';

/** The work takes a fifth of the time at most. */
const TIMES = 4;
/** The longest that a caller waits for the next one to begin. */
const LONGEST_MS = 1_000;

/** How long to pause after work that took `tookMs`. */
export function proportionalRestMs(tookMs: number, leastMs = 0): number {
  return Math.min(LONGEST_MS, Math.max(leastMs, TIMES * tookMs));
}

/** Pauses that long; does not keep the process alive. */
export function restInProportion(leastMs = 0): (tookMs: number) => Promise<unknown> {
  return (tookMs) => wait(proportionalRestMs(tookMs, leastMs), undefined, { ref: false });
}
