/** A receipt printer that fetches its slips from the shop: its settings, and whether it is connected. */
import { parseText } from '#domain/accounts/parse-text.ts';
import { err, type Result } from '#domain/result.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { SLIP_KINDS, type SlipKind, type SlipWidth } from './slip.ts';

/** Its protocol: Star CloudPRNT, or Epson Server Direct Print. */
export const PRINTER_PROTOCOLS = ['star', 'epson'] as const;
export type PrinterProtocol = (typeof PRINTER_PROTOCOLS)[number];

export const PRINTED_SLIPS = ['kitchen', 'receipt', 'both'] as const;
export type PrintedSlips = (typeof PRINTED_SLIPS)[number];

/** When it prints automatically: when an order arrives, or when staff accept it. */
export const PRINT_MOMENTS = ['arrival', 'acceptance'] as const;
export type PrintMoment = (typeof PRINT_MOMENTS)[number];

/** Conditions that a printer reports. */
export const PRINTER_CONDITIONS = ['ready', 'paper_low', 'no_paper', 'cover_open', 'error'] as const;
export type PrinterCondition = (typeof PRINTER_CONDITIONS)[number];

/** What staff choose of a printer. */
export type PrinterSettings = {
  readonly name: string;
  readonly protocol: PrinterProtocol;
  readonly width: SlipWidth;
  readonly prints: PrintedSlips;
  readonly printsOn: PrintMoment;
  /** Restricts the kitchen slip to the dishes of this station; null for all. */
  readonly stationId: number | null;
};

/** The printer's last request and reported condition, and since when it has that condition. */
export type PrinterSign = {
  readonly lastSeenAt: Instant | null;
  readonly condition: PrinterCondition;
  readonly conditionAt: Instant | null;
};

/** It asks every five seconds; after this long without a request it counts as switched off or without a network. */
export const PRINTER_SILENT_MS = 30_000;

/** The present state; `new` has never connected. */
export const PRINTER_STANDINGS = [...PRINTER_CONDITIONS, 'new', 'silent'] as const;
export type PrinterStanding = (typeof PRINTER_STANDINGS)[number];

export function printerStanding(
  { lastSeenAt, condition }: Omit<PrinterSign, 'conditionAt'>,
  at: Instant,
): PrinterStanding {
  if (lastSeenAt === null) return 'new';
  return at - lastSeenAt > PRINTER_SILENT_MS ? 'silent' : condition;
}

/** Whether a slip that is due now would be printed. */
export function canPrint(standing: PrinterStanding): boolean {
  return standing === 'ready' || standing === 'paper_low';
}

/** Grace period for changing paper or switching on a printer that was switched off by mistake. */
const LOSS_GRACE_MINUTES = 3;

/**
 * The moment that identifies the loss of a printer, so that its alarm is raised once; null when there is none to raise:
 * it can print, never connected, the restaurant is closed, or the loss is too recent.
 *
 * @param opened since when the restaurant has been open; null while it is closed
 */
export function printerLossAt(sign: PrinterSign, opened: Instant | null, at: Instant): Instant | null {
  const standing = printerStanding(sign, at);
  if (opened === null || sign.lastSeenAt === null || canPrint(standing)) return null;
  const lostAt = standing === 'silent' ? sign.lastSeenAt : (sign.conditionAt ?? sign.lastSeenAt);
  const since = instant(Math.max(lostAt, opened));
  return at >= plusMinutes(since, LOSS_GRACE_MINUTES) ? since : null;
}

/** The slips a choice stands for, in the order they leave the printer. */
export function slipsOf(prints: PrintedSlips): readonly SlipKind[] {
  return prints === 'both' ? SLIP_KINDS : [prints];
}

export const LONGEST_PRINTER_NAME = 40;
export const MOST_PRINTERS = 20;

export function parsePrinterName(written: string): Result<string, 'printer_name_invalid'> {
  const name = parseText(written, { maximum: LONGEST_PRINTER_NAME, isRequired: true, isMultiline: false });
  return name.ok ? name : err('printer_name_invalid');
}
