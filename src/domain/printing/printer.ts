/** A receipt printer that fetches its slips from the shop: what it prints, and whether it is there. */
import { parseText } from '#domain/accounts/parse-text.ts';
import { err, type Result } from '#domain/result.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
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

/** When it last asked, and what it said then, since when. */
export type PrinterSign = {
  readonly lastSeenAt: Instant | null;
  readonly condition: PrinterCondition;
  readonly conditionAt: Instant | null;
};

/** It asks every five seconds; one that was not heard for so long is switched off or has no network. */
export const PRINTER_SILENT_MS = 30_000;

/** How it stands now; `new` has never asked. */
export const PRINTER_STANDINGS = [...PRINTER_CONDITIONS, 'new', 'silent'] as const;
export type PrinterStanding = (typeof PRINTER_STANDINGS)[number];

export function printerStanding(
  { lastSeenAt, condition }: Omit<PrinterSign, 'conditionAt'>,
  at: Instant,
): PrinterStanding {
  if (lastSeenAt === null) return 'new';
  return at - lastSeenAt > PRINTER_SILENT_MS ? 'silent' : condition;
}

/** Whether a slip that is due now would come out of it. */
export function canPrint(standing: PrinterStanding): boolean {
  return standing === 'ready' || standing === 'paper_low';
}

/** Paper is changed within this time, and a printer that was switched off by mistake is on again. */
const LOSS_GRACE_MINUTES = 3;

/**
 * The moment by which the loss of a printer is named, so that its alarm is raised once; null while there is none to raise:
 * it can print, was never heard, the restaurant is closed, or the loss is too fresh.
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
