const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/**
 * How long to wait before the next attempt: doubling up to a quarter of a minute, spread at random over its second half,
 * so that a restarted server is not met by every tablet in the same instant.
 *
 * @param failedAttempts in a row, 1 or more
 * @param random 0 to 1
 */
export function reconnectDelayMs(failedAttempts: number, random: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failedAttempts - 1));
  return Math.round(whole * (0.5 + random / 2));
}
