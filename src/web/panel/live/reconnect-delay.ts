const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/**
 * How long to wait before the next attempt: doubling up to 15 seconds, with random jitter over its second half, so that
 * the tablets do not all reconnect to a restarted server at once.
 *
 * @param failedAttempts in a row, 1 or more
 * @param random 0 to 1
 */
export function reconnectDelayMs(failedAttempts: number, random: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failedAttempts - 1));
  return Math.round(whole * (0.5 + random / 2));
}
