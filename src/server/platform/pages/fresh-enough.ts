/**
 * Sends cached pages without a database query while every change still shows on the very next page: a process trusts a
 * version for `TRUSTED_MS`, and a call that changed something waits longer than that before it answers
 * (docs/decisions/0112). Both are durations measured within one process: no clocks have to agree.
 */
import { setTimeout as wait } from 'node:timers/promises';

/** How long after its query began a version may be taken for the current one. */
export const TRUSTED_MS = 5;

/** Timers may be early by a millisecond, and two machines' seconds differ by less. */
const SURELY_OVER_MS = TRUSTED_MS + 2;

/** Resolves when no process trusts a version read before this call. */
export async function waitUntilPagesAreFresh(): Promise<void> {
  await wait(SURELY_OVER_MS);
}
