/**
 * A slip on its way to paper. A printer can say that it printed, that it could not, or nothing at all; what happened to a
 * slip of which nothing is heard is unknown, so it is asked about and printed again only as a copy (docs/decisions/0205).
 */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import type { PrinterCondition } from './printer.ts';

/** `offered`: the printer fetched it; `dropped`: staff or the end of its order made it needless. */
export type JobState = 'queued' | 'offered' | 'printed' | 'failed' | 'dropped';

/** Why there is a slip. */
export type JobReason = 'arrival' | 'acceptance' | 'change' | 'cancellation' | 'reprint' | 'test';

export type PrintJob = {
  readonly state: JobState;
  readonly queuedAt: Instant;
  readonly offeredAt: Instant | null;
  readonly triedAt: Instant | null;
  readonly attempts: number;
};

/** Without a word of the printer for so long after it fetched a slip, nobody knows whether it was printed. */
export const DOUBT_MS = 60_000;
/** What waited longer is printed only when staff want it: a printer that comes back does not print what was served. */
export const STALE_MS = 10 * MINUTE_MS;
/** After a refusal the next try waits: a printer without paper asks every few seconds. */
export const RETRY_PAUSE_MS = 10_000;
/** Refusals that paper or a closed cover do not explain; after so many the slip is given up. */
export const MOST_ATTEMPTS = 3;

/** Where a slip stands that staff are asked about. */
export const JOB_QUESTIONS = ['late', 'doubtful', 'failed'] as const;
export type JobQuestion = (typeof JOB_QUESTIONS)[number];
export type JobStanding = JobQuestion | 'waiting' | 'printing' | 'printed' | 'dropped';

export function jobStanding(job: Pick<PrintJob, 'state' | 'queuedAt' | 'offeredAt'>, at: Instant): JobStanding {
  if (job.state === 'queued') return at - job.queuedAt > STALE_MS ? 'late' : 'waiting';
  if (job.state === 'offered') return at - (job.offeredAt ?? job.queuedAt) > DOUBT_MS ? 'doubtful' : 'printing';
  return job.state;
}

/** Whether the printer may be given it now: for the first time, after a refusal, or once more while it fetches it. */
export function mayFetch(job: PrintJob, at: Instant): boolean {
  const standing = jobStanding(job, at);
  if (standing === 'printing') return true;
  return standing === 'waiting' && (job.triedAt === null || at - job.triedAt >= RETRY_PAUSE_MS);
}

/**
 * What a printer says became of a slip. `not_fetched`: the picture did not reach it whole; `unknown`: it gave up waiting
 * for its own end.
 */
export type PrintOutcome =
  | { readonly kind: 'printed' }
  | { readonly kind: 'not_fetched' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'blocked'; readonly condition: PrinterCondition; readonly word: string }
  | { readonly kind: 'unprintable'; readonly word: string };

/**
 * The state that follows. Without paper or with an open cover nothing was printed and staff see why: it is tried again for
 * as long as it is not late.
 */
export function settleJob({ attempts }: Pick<PrintJob, 'attempts'>, outcome: PrintOutcome): JobState {
  if (outcome.kind === 'printed') return 'printed';
  if (outcome.kind === 'unknown') return 'offered';
  if (outcome.kind === 'unprintable') return 'failed';
  if (outcome.kind === 'blocked' && outcome.condition === 'error' && attempts >= MOST_ATTEMPTS) return 'failed';
  return 'queued';
}

/** What staff may answer about a slip. `print` sends it, as a copy where it may lie in the kitchen already. */
export const JOB_ANSWERS = ['print', 'drop'] as const;
export type JobAnswer = (typeof JOB_ANSWERS)[number];

/** How `print` is done: the same slip again, as it certainly is not on paper, or a copy. */
export function printAgainAs(standing: JobStanding): 'same' | 'copy' {
  return standing === 'waiting' || standing === 'late' || standing === 'failed' ? 'same' : 'copy';
}

/** What staff are asked about a slip; null for one that needs no answer. */
export function questionOf(standing: JobStanding): JobQuestion | null {
  return JOB_QUESTIONS.find((question) => question === standing) ?? null;
}
