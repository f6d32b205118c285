/** Texts about printers for the office: on its screen and in the history of changes. */
import type { PrintedSlips, PrinterProtocol, PrinterSettings, PrinterStanding, PrintMoment } from './printer.ts';
import type { SlipWidth } from './slip.ts';

export const PROTOCOL_WORDS = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
} as const satisfies Record<PrinterProtocol, string>;

export const WIDTH_WORDS = { 576: '80 mm', 384: '58 mm' } as const satisfies Record<SlipWidth, string>;

export const PRINTED_WORDS = {
  kitchen: 'Bonul de bucătărie',
  receipt: 'Nota pentru client',
  both: 'Amândouă',
} as const satisfies Record<PrintedSlips, string>;

export const PRINT_MOMENT_WORDS = {
  acceptance: 'La acceptarea comenzii',
  arrival: 'La sosirea comenzii',
} as const satisfies Record<PrintMoment, string>;

/** How it stands, behind its name. */
export const STANDING_WORDS = {
  new: 'nu a cerut încă niciun bon',
  ready: 'gata de tipărit',
  paper_low: 'mai are puțină hârtie',
  no_paper: 'nu mai are hârtie',
  cover_open: 'are capacul deschis',
  error: 'anunță o defecțiune',
  silent: 'nu răspunde',
} as const satisfies Record<PrinterStanding, string>;

export const WHOLE_KITCHEN = 'Toată bucătăria';

export function describePrinter(
  { name, protocol, width, prints, printsOn }: PrinterSettings,
  { station, hasPassword }: { readonly station: string | null; readonly hasPassword: boolean },
): Readonly<Record<string, string>> {
  return {
    Nume: name,
    Fel: PROTOCOL_WORDS[protocol],
    Hârtie: WIDTH_WORDS[width],
    Tipărește: PRINTED_WORDS[prints],
    Când: PRINT_MOMENT_WORDS[printsOn],
    Secția: station ?? WHOLE_KITCHEN,
    Parolă: hasPassword ? 'da' : 'nu',
  };
}
