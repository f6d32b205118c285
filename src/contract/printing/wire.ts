/** Ours: receipt printers that fetch their slips, and staff answers about slips with an unknown outcome. */
import { z } from 'zod';
import { JOB_ANSWERS, JOB_QUESTIONS } from '#domain/printing/print-job.ts';
import { PRINT_MOMENTS, PRINTED_SLIPS, PRINTER_PROTOCOLS, PRINTER_STANDINGS } from '#domain/printing/printer.ts';
import { SLIP_KINDS, SLIP_WIDTHS } from '#domain/printing/slip.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { IsoInstant } from '../values/schemas.ts';

const Id = z.int().min(1).max(2_147_483_647);

const Settings = z.object({
  name: z.string().max(200),
  protocol: z.enum(PRINTER_PROTOCOLS),
  width: z.literal(SLIP_WIDTHS),
  prints: z.enum(PRINTED_SLIPS),
  printsOn: z.enum(PRINT_MOMENTS),
  stationId: Id.nullable().default(null),
});

/** The state of a printer, for all panels. */
export const PrinterState = z.object({
  id: z.int(),
  name: z.string(),
  standing: z.enum(PRINTER_STANDINGS),
  lastSeenAt: IsoInstant.nullable(),
  prints: z.enum(PRINTED_SLIPS),
});

/** A slip that staff are asked about. */
export const PrintQuestion = z.object({
  jobId: z.int(),
  printerName: z.string(),
  /** Null for a test slip. */
  orderNumber: z.int().nullable(),
  slip: z.enum([...SLIP_KINDS, 'test']),
  question: z.enum(JOB_QUESTIONS),
  queuedAt: IsoInstant,
});

export const PrintersResponse = z.object({
  printers: z.array(
    Settings.extend({
      id: z.int(),
      version: Version,
      stationId: z.int().nullable(),
      /** The URL for the printer's settings; it alone is enough to read the slips. */
      address: z.string(),
      /** The printer must send user and password. */
      hasPassword: z.boolean(),
      standing: z.enum(PRINTER_STANDINGS),
      lastSeenAt: IsoInstant.nullable(),
      /** The last status text of the printer; '' before its first. */
      lastWord: z.string(),
    }),
  ),
});

export const SavePrinterRequest = SavedFrom.extend({
  ...Settings.shape,
  /** Absent: a new one. */
  id: Id.nullish(),
  /** User and password that a Star printer must send; null removes them, absent keeps them. */
  basic: z.object({ user: z.string().max(200), password: z.string().max(200) }).nullish(),
});
export const SavePrinterResponse = z.object({ message: z.string(), version: Version, id: z.int() });

export const PrinterRequest = z.object({ id: Id });

export const AnswerPrintJobsRequest = z.object({
  jobIds: z.array(Id).min(1).max(200),
  answer: z.enum(JOB_ANSWERS),
});

export const PrintAgainRequest = z.object({ orderNumber: z.int().min(1).max(99_999_999), printerId: Id });
