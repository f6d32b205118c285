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
  type StoredJob,
} from './print-jobs.repository.ts';
import type { StoredPrinter } from './printers.repository.ts';

export type JobServices = ComposeServices & { readonly log: Log };

/** A printable slip, and the token that identifies this attempt. */
export type ReadyJob = { readonly job: StoredJob; readonly token: string; readonly slip: Slip };

/** The next slip for a printer; null when there is none. Slips with nothing left to print are dropped. */
export async function findReadyJob(services: JobServices, printer: StoredPrinter): Promise<ReadyJob | null> {
  const at = services.clock();
  for (;;) {
    const job = await findNextJob(services.db, printer.id, at);
    if (job === null) return null;
    const slip = await composeJob(services, printer, job);
    if (slip !== null) return { job, token: tokenOf(job.id, job.attempts + 1), slip };
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
): Promise<ReadyJob | null> {
  const at = services.clock();
  const found = await findTry(services, printer, token);
  if (found === null || token === null) return null;
  const { job, attempt } = found;
  if (!mayFetch(job, at)) return null;
  const isAgain = job.state === 'offered' && job.attempts === attempt;
  if (!isAgain && job.state === 'offered') return null;
  const slip = await composeJob(services, printer, job);
  if (slip === null) return null;
  const isMine = isAgain || (await markOffered(services.db, { id: job.id, attempt }, at));
  return isMine ? { job, token, slip } : null;
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
  const state = settleJob(job, outcome);
  const failure = 'word' in outcome ? outcome.word : '';
  if (state !== 'offered') {
    await markSettled(services.db, { id: job.id, attempt }, { state, failure, at: services.clock() });
  }
  services.log.info({ jobId: job.id, printerId: printer.id, state }, `slip.${outcome.kind}`);
}
