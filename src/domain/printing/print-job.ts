/**
 * A slip on its way to a printer. A printer reports success, failure, or nothing; without a report the outcome is
 * unknown, so staff are asked, and it is printed again only as a copy (docs/decisions/0205).
 */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import type { PrinterCondition } from './printer.ts';

/** `offered`: the printer fetched it; `dropped`: staff or the end of its order made it unnecessary. */
export type JobState = 'queued' | 'offered' | 'printed' | 'failed' | 'dropped';

/** The trigger of a slip. */
export type JobReason = 'arrival' | 'acceptance' | 'change' | 'cancellation' | 'reprint' | 'test';

export type PrintJob = {
  readonly state: JobState;
  readonly queuedAt: Instant;
  readonly offeredAt: Instant | null;
  readonly triedAt: Instant | null;
  readonly attempts: number;
  /** The part of a long slip that is printed now or next, and how many it has; 1 and 1 for any other. */
  readonly part: number;
  readonly parts: number;
};

/** Without a report for this long after a slip was fetched, its outcome counts as unknown. */
export const DOUBT_MS = 60_000;
/**
 * A slip that waited longer is printed only when staff confirm it: a printer that comes back must not print orders
 * already served.
 */
export const STALE_MS = 10 * MINUTE_MS;
/** Pause after a failed attempt: a printer without paper asks every few seconds. */
export const RETRY_PAUSE_MS = 10_000;
/** Failed attempts not explained by paper or an open cover, after which the slip is given up. */
export const MOST_ATTEMPTS = 3;

/** Problems of a slip that staff are asked about. */
export const JOB_QUESTIONS = ['late', 'doubtful', 'failed'] as const;
export type JobQuestion = (typeof JOB_QUESTIONS)[number];
export type JobStanding = JobQuestion | 'waiting' | 'printing' | 'printed' | 'dropped';

export function jobStanding(job: Pick<PrintJob, 'state' | 'queuedAt' | 'offeredAt'>, at: Instant): JobStanding {
  if (job.state === 'queued') return at - job.queuedAt > STALE_MS ? 'late' : 'waiting';
  if (job.state === 'offered') return at - (job.offeredAt ?? job.queuedAt) > DOUBT_MS ? 'doubtful' : 'printing';
  return job.state;
}

/** Whether the printer may get it now: for the first time, after a failed attempt, or again while it is fetching it. */
export function mayFetch(job: PrintJob, at: Instant): boolean {
  const standing = jobStanding(job, at);
  if (standing === 'printing') return true;
  return standing === 'waiting' && (job.triedAt === null || at - job.triedAt >= RETRY_PAUSE_MS);
}

/**
 * The printer's report about a slip. `not_fetched`: the image did not arrive completely; `unknown`: the printer timed
 * out while printing.
 */
export type PrintOutcome =
  | { readonly kind: 'printed' }
  | { readonly kind: 'not_fetched' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'blocked'; readonly condition: PrinterCondition; readonly word: string }
  | { readonly kind: 'unprintable'; readonly word: string };

/** The next state of a job, and the part that is due in it. */
export type Settled = Pick<PrintJob, 'state' | 'part'>;

/**
 * A printed part is followed by the next one. Without paper or with an open cover nothing was printed and staff see the
 * reason: it is retried until it is late.
 */
export function settleJob(
  { attempts, part, parts }: Pick<PrintJob, 'attempts' | 'part' | 'parts'>,
  outcome: PrintOutcome,
): Settled {
  if (outcome.kind === 'printed')
    return part < parts ? { state: 'queued', part: part + 1 } : { state: 'printed', part };
  if (outcome.kind === 'unknown') return { state: 'offered', part };
  if (outcome.kind === 'unprintable') return { state: 'failed', part };
  // Each part before this one took an attempt that did not fail.
  const hasFailedOften = attempts - (part - 1) >= MOST_ATTEMPTS;
  const isGivenUp = outcome.kind === 'blocked' && outcome.condition === 'error' && hasFailedOften;
  return { state: isGivenUp ? 'failed' : 'queued', part };
}

/** Staff answers about a slip. `print` sends it, as a copy when it may already be in the kitchen. */
export const JOB_ANSWERS = ['print', 'drop'] as const;
export type JobAnswer = (typeof JOB_ANSWERS)[number];

/** How `print` is done: the same slip again when it was certainly not printed, or a copy. */
export function printAgainAs(standing: JobStanding): 'same' | 'copy' {
  return standing === 'waiting' || standing === 'late' || standing === 'failed' ? 'same' : 'copy';
}

/** What staff are asked about a slip; null when no answer is needed. */
export function questionOf(standing: JobStanding): JobQuestion | null {
  return JOB_QUESTIONS.find((question) => question === standing) ?? null;
}
