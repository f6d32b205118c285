/** Slips for a printer and its reports, independent of the protocol. */
import { mayFetch, type PrintOutcome, settleJob } from '#domain/printing/print-job.ts';
import type { Slip } from '#domain/printing/slip.ts';
import type { Log } from '#server/platform/log.ts';
import { type ComposeServices, composeJob } from './compose-job.ts';
import {
  findJob,
  findNextJob,
  markDropped,
  markOffered,
  markSettled,
  type OfferedPart,
  type StoredJob,
} from './print-jobs.repository.ts';
import type { StoredPrinter } from './printers.repository.ts';

export type JobServices = ComposeServices & { readonly log: Log };

/** What a printer fetches: a slip or one part of it, and the token that identifies this attempt. */
export type FetchedJob = { readonly job: StoredJob; readonly token: string; readonly slip: Slip };

/** The token of the next slip for a printer; null when there is none. Slips with nothing left to print are dropped. */
export async function findReadyToken(services: JobServices, printer: StoredPrinter): Promise<string | null> {
  const at = services.clock();
  for (;;) {
    const job = await findNextJob(services.db, printer.id, at);
    if (job === null) return null;
    if ((await composeJob(services, printer, job)) !== null) return tokenOf(job.id, job.attempts + 1);
    await markDropped(services.db, job.id, at);
  }
}

/** Only letters and digits, at most thirty: allowed by both protocols. */
function tokenOf(id: number, attempt: number): string {
  return `${id}T${attempt}`;
}

/** An attempt of one of the printer's own slips; null for anything else. */
async function findTry({ db }: JobServices, printer: StoredPrinter, token: string | null) {
  const [, id, attempt] = /^(\d{1,9})T(\d{1,6})$/.exec(token ?? '') ?? [];
  if (id === undefined || attempt === undefined) return null;
  const job = await findJob(db, printer.id, Number(id));
  return job === null ? null : { job, attempt: Number(attempt) };
}

/**
 * Hands out the slip of this attempt: for the first time, or again to a printer that repeats the request while
 * fetching; null when it is no longer waiting.
 */
export async function fetchJob(
  services: JobServices,
  printer: StoredPrinter,
  token: string | null,
): Promise<FetchedJob | null> {
  const at = services.clock();
  const found = await findTry(services, printer, token);
  if (found === null || token === null) return null;
  const { job, attempt } = found;
  if (!mayFetch(job, at)) return null;
  const isAgain = job.state === 'offered' && job.attempts === attempt;
  if (!isAgain && job.state === 'offered') return null;
  const due = await findDuePart(services, printer, job);
  if (due === null) return null;
  const { slip, offered } = due;
  const isMine = isAgain
    ? offered.part === job.part
    : await markOffered(services.db, { id: job.id, attempt }, offered, at);
  return isMine ? { job: { ...job, ...offered }, token, slip } : null;
}

/**
 * The part of a slip that is due. A slip that is no longer the one whose first part was printed begins anew, as a copy:
 * its remaining parts could miss a line.
 */
async function findDuePart(
  services: JobServices,
  printer: StoredPrinter,
  job: StoredJob,
): Promise<{ readonly slip: Slip; readonly offered: OfferedPart } | null> {
  const composed = await composeJob(services, printer, job);
  if (composed === null) return null;
  const { parts, contentHash } = composed;
  if (job.part > 1 && contentHash !== job.contentHash) {
    return findDuePart(services, printer, { ...job, part: 1, isCopy: true });
  }
  const slip = parts[job.part - 1];
  if (slip === undefined) return null;
  return { slip, offered: { part: job.part, parts: parts.length, contentHash, isCopy: job.isCopy } };
}

/** Records a printer's report about an attempt; repeated reports, or those about an earlier attempt, change nothing. */
export async function settle(
  services: JobServices,
  printer: StoredPrinter,
  { token, outcome }: { readonly token: string | null; readonly outcome: PrintOutcome },
): Promise<void> {
  const found = await findTry(services, printer, token);
  if (found === null) return;
  const { job, attempt } = found;
  const settled = settleJob(job, outcome);
  const failure = 'word' in outcome ? outcome.word : '';
  if (settled.state !== 'offered') {
    await markSettled(services.db, { id: job.id, attempt }, { ...settled, failure, at: services.clock() });
  }
  services.log.info({ jobId: job.id, printerId: printer.id, ...settled }, `slip.${outcome.kind}`);
}
