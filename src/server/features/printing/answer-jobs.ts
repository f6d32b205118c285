/** Staff answers about slips: those with an unknown outcome, late ones, and reprints. */
import type { StaffReader } from '#domain/orders/kitchen-reader.ts';
import { type JobAnswer, jobStanding, printAgainAs, questionOf } from '#domain/printing/print-job.ts';
import { slipsOf } from '#domain/printing/printer.ts';
import { mayHandle } from '#domain/printing/slip-reader.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import { insertJob, lockJobs, lockJobsOf, markDropped, markQueued, type StoredJob } from './print-jobs.repository.ts';
import { findPrinter } from './printers.repository.ts';

/** Applies answers; slips resolved meanwhile by the printer or another tablet stay unchanged. */
export function answerPrintJobs(
  { db, clock }: DbServices,
  {
    jobIds,
    answer,
    reader,
  }: { readonly jobIds: readonly number[]; readonly answer: JobAnswer; readonly reader: StaffReader },
): Promise<void> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    for (const job of await lockJobs(tx, jobIds)) {
      if (questionOf(jobStanding(job, at)) === null || !mayHandle(reader, job.slip)) continue;
      if (answer === 'drop') await markDropped(tx, job.id, at);
      else await sendAgain(tx, job, at);
    }
  });
}

async function sendAgain(tx: Tx, job: StoredJob, at: StoredJob['queuedAt']): Promise<void> {
  if (printAgainAs(jobStanding(job, at)) === 'same') return markQueued(tx, job.id, at);
  await markDropped(tx, job.id, at);
  await insertJob(tx, { ...job, reason: job.reason === 'test' ? 'test' : 'reprint', isCopy: true }, at);
}

type PrintAgainRefusal = { readonly code: 'printer_not_found' | 'order_not_found' | 'printer_prints_nothing' };

/**
 * Prints an order again on a printer: a copy of each slip that the printer ever fetched, otherwise a first slip.
 *
 * @returns whether any of them is a copy
 */
export function printAgain(
  { db, clock }: DbServices,
  {
    orderId,
    printerId,
    reader,
  }: { readonly orderId: number | null; readonly printerId: number; readonly reader: StaffReader },
): Promise<Result<{ readonly isCopy: boolean; readonly printerName: string }, PrintAgainRefusal>> {
  const at = clock();
  return inTransaction<Result<{ readonly isCopy: boolean; readonly printerName: string }, PrintAgainRefusal>>(
    db,
    async (tx) => {
      const printer = await findPrinter(tx, printerId);
      if (printer === null) return err({ code: 'printer_not_found' });
      if (orderId === null) return err({ code: 'order_not_found' });
      const slips = slipsOf(printer.prints).filter((slip) => mayHandle(reader, slip));
      if (slips.length === 0) return err({ code: 'printer_prints_nothing' });
      const jobs = await lockJobsOf(tx, { orderId, printerId });
      let isAnyCopy = false;
      for (const slip of slips) {
        const known = jobs.filter((job) => job.slip === slip);
        const waiting = known.find(({ state }) => state === 'queued');
        const isCopy = known.some(({ attempts, state }) => state === 'offered' || state === 'printed' || attempts > 0);
        isAnyCopy ||= isCopy;
        // Printing it again also answers the question whether it was printed.
        for (const job of known) if (questionOf(jobStanding(job, at)) === 'doubtful') await markDropped(tx, job.id, at);
        // A waiting slip is printed instead of a second one, and no longer counts as late.
        if (waiting !== undefined) await markQueued(tx, waiting.id, at);
        else await insertJob(tx, { printerId, orderId, slip, reason: 'reprint', isCopy, changes: [] }, at);
      }
      return ok({ isCopy: isAnyCopy, printerName: printer.name });
    },
  );
}

/** A slip for testing a printer's setup; it shows when it was requested. */
export async function printTestSlip(
  { db, clock }: DbServices,
  printerId: number,
): Promise<Result<{ readonly sentAt: string; readonly printerName: string }, { readonly code: 'printer_not_found' }>> {
  const at = clock();
  const printer = await findPrinter(db, printerId);
  if (printer === null) return err({ code: 'printer_not_found' });
  const job = { printerId, orderId: null, slip: 'test', reason: 'test', isCopy: false, changes: [] } as const;
  await inTransaction(db, (tx) => insertJob(tx, job, at));
  return ok({ sentAt: formatHour(at), printerName: printer.name });
}
