import { setTimeout as wait } from 'node:timers/promises';

/** Waits; returns false as soon as `signal` aborts, without an error. */
export async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  await wait(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return !signal.aborted;
}
