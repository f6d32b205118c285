import { failureReason } from './failure-reason.ts';

/**
 * Runs attempts that are repeated whether they succeed or not. A reason is logged when it is new, not at every attempt,
 * because the database or a disk may be unavailable for hours.
 */
export function logFailuresOnce(log: (reason: string) => void): (attempt: () => Promise<void>) => Promise<void> {
  let known: string | null = null;
  return (attempt) =>
    attempt().then(
      () => {
        known = null;
      },
      (error: unknown) => {
        const reason = failureReason(error);
        if (reason !== known) log(reason);
        known = reason;
      },
    );
}
