/** Printers as staff see them. */
import { keptSince } from '#domain/legal/retention.ts';
import { type JobQuestion, jobStanding, questionOf } from '#domain/printing/print-job.ts';
import {
  type PrintedSlips,
  type PrinterSign,
  type PrinterStanding,
  printerStanding,
} from '#domain/printing/printer.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { type AskedJob, deleteJobsBefore, listAskedJobs } from './print-jobs.repository.ts';
import { listPrinters } from './printers.repository.ts';

export type PrinterState = PrinterSign & {
  readonly id: number;
  readonly name: string;
  readonly standing: PrinterStanding;
  readonly prints: PrintedSlips;
};

export async function loadPrinterStates(db: Database, at: Instant): Promise<readonly PrinterState[]> {
  return (await listPrinters(db)).map(({ id, name, prints, lastSeenAt, condition, conditionAt }) => ({
    id,
    name,
    prints,
    lastSeenAt,
    condition,
    conditionAt,
    standing: printerStanding({ lastSeenAt, condition }, at),
  }));
}

export type PrintQuestion = Pick<AskedJob, 'slip' | 'printerName' | 'orderNumber' | 'queuedAt'> & {
  readonly jobId: number;
  readonly question: JobQuestion;
};

/** Slips that staff must answer about now, the oldest first. */
export async function loadPrintQuestions(db: Database, at: Instant): Promise<readonly PrintQuestion[]> {
  return (await listAskedJobs(db, at)).flatMap(({ id, slip, printerName, orderNumber, queuedAt, state, offeredAt }) => {
    const question = questionOf(jobStanding({ state, queuedAt, offeredAt }, at));
    return question === null ? [] : [{ jobId: id, slip, printerName, orderNumber, queuedAt, question }];
  });
}

/** Deletes slips of past weeks. */
export function deleteOldPrintJobs(db: Database, now: Instant): Promise<void> {
  return deleteJobsBefore(db, keptSince('print_jobs', now));
}
