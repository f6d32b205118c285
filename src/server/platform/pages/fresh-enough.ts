/**
 * Sends cached pages without a database query although every change is visible on the next page: a process trusts a
 * version for `TRUSTED_MS`, and a call that changed something waits longer than that before it answers
 * (docs/decisions/0112). Both are durations within one process, so clocks need not agree.
 */
import { setTimeout as wait } from 'node:timers/promises';

/** How long after its query began a version counts as current. */
export const TRUSTED_MS = 5;

/** Timers may fire a millisecond early, and clock rates of two machines differ by less. */
const SURELY_OVER_MS = TRUSTED_MS + 2;

/** Resolves when no process trusts a version read before this call. */
export async function waitUntilPagesAreFresh(): Promise<void> {
  await wait(SURELY_OVER_MS);
}
