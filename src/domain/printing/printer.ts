/** A receipt printer that fetches its slips from the shop: what it prints, and whether it is there. */
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { SLIP_KINDS, type SlipKind, type SlipWidth } from './slip.ts';

/** How it asks: Star CloudPRNT, or Epson Server Direct Print. */
export const PRINTER_PROTOCOLS = ['star', 'epson'] as const;
export type PrinterProtocol = (typeof PRINTER_PROTOCOLS)[number];

export const PRINTED_SLIPS = ['kitchen', 'receipt', 'both'] as const;
export type PrintedSlips = (typeof PRINTED_SLIPS)[number];

/** When it prints by itself: as soon as an order arrives, or when staff accept it. */
export const PRINT_MOMENTS = ['arrival', 'acceptance'] as const;
export type PrintMoment = (typeof PRINT_MOMENTS)[number];

/** What a printer says of itself. */
export const PRINTER_CONDITIONS = ['ready', 'paper_low', 'no_paper', 'cover_open', 'error'] as const;
export type PrinterCondition = (typeof PRINTER_CONDITIONS)[number];

/** What staff choose of a printer. */
export type PrinterSettings = {
  readonly name: string;
  readonly protocol: PrinterProtocol;
  readonly width: SlipWidth;
  readonly prints: PrintedSlips;
  readonly printsOn: PrintMoment;
  /** Of the kitchen's slip only the dishes of this station; null for all of them. */
  readonly stationId: number | null;
};

/** When it last asked, and what it said then. */
export type PrinterSign = { readonly lastSeenAt: Instant | null; readonly condition: PrinterCondition };

/** It asks every five seconds; one that was not heard for so long is switched off or has no network. */
export const PRINTER_SILENT_MS = 30_000;

/** How it stands now; `new` has never asked. */
export type PrinterStanding = PrinterCondition | 'new' | 'silent';

export function printerStanding({ lastSeenAt, condition }: PrinterSign, at: Instant): PrinterStanding {
  if (lastSeenAt === null) return 'new';
  return at - lastSeenAt > PRINTER_SILENT_MS ? 'silent' : condition;
}

/** Whether a slip that is due now would come out of it. */
export function canPrint(standing: PrinterStanding): boolean {
  return standing === 'ready' || standing === 'paper_low';
}

/** The slips a choice stands for, in the order they leave the printer. */
export function slipsOf(prints: PrintedSlips): readonly SlipKind[] {
  return prints === 'both' ? SLIP_KINDS : [prints];
}

export const LONGEST_PRINTER_NAME = 40;

export function parsePrinterName(written: string): Result<string, 'printer_name_missing' | 'printer_name_too_long'> {
  const name = written.trim().replace(/\s+/g, ' ');
  if (name === '') return err('printer_name_missing');
  return name.length > LONGEST_PRINTER_NAME ? err('printer_name_too_long') : ok(name);
}
