/**
 * How a page may be sent without a question to the database, and a change still be on the very next page: who sends
 * trusts a version for a moment, who changes something waits for a longer one before saying that it is done
 * (docs/decisions/0112). Both are spans, measured by each process for itself: no clocks have to agree.
 */
import { setTimeout as wait } from 'node:timers/promises';

/** So long after the question was put, a version may be taken for the current one. */
export const TRUSTED_MS = 5;

/** Timers may be early by a millisecond, and two machines' seconds differ by less. */
const SURELY_OVER_MS = TRUSTED_MS + 2;

/** Resolves when no process sends pages any more that were right before this call. */
export async function untilPagesAreFresh(): Promise<void> {
  await wait(SURELY_OVER_MS);
}
