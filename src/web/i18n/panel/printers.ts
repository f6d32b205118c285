/** Receipt printers that fetch their slips, for staff. */
import type { SlipKind } from '#domain/printing/slip.ts';
import { countOf } from '#domain/text/plural.ts';

const SLIPS = {
  kitchen: 'Bonul de bucătărie',
  receipt: 'Nota clientului',
  test: 'Bonul de probă',
} as const satisfies Record<SlipKind | 'test', string>;

export const printerWords = {
  silent: (hour: string) => `Ultimul semn: ora ${hour}. Verificați curentul și internetul; bonurile așteaptă.`,
  fix: {
    new: '',
    ready: '',
    paper_low: '',
    silent: 'Verificați curentul și internetul; bonurile așteaptă.',
    no_paper: 'Puneți o rolă nouă: bonurile care așteaptă se tipăresc singure.',
    cover_open: 'Închideți capacul: bonurile care așteaptă se tipăresc singure.',
    error: 'Opriți-o și porniți-o; dacă nu ajută, citiți ce scrie pe ea.',
  },
  slip: (slip: SlipKind | 'test', orderNumber: number | null) =>
    orderNumber === null ? SLIPS[slip] : `${SLIPS[slip]}, comanda nr. ${orderNumber}`,
  doubtful: (slip: string, printer: string) => `Posibil tipărit la „${printer}”: ${slip}`,
  doubtfulHint: 'Imprimanta nu a spus dacă a ieșit pe hârtie. Tipărim din nou cu COPIE?',
  printCopy: 'Tipărește COPIE',
  isPrinted: 'Este tipărit',
  late: (count: number) =>
    countOf(count, {
      one: 'Un bon nu a fost tipărit',
      few: '{n} bonuri nu au fost tipărite',
      other: '{n} de bonuri nu au fost tipărite',
    }),
  printAll: (count: number) => (count === 1 ? 'Tipărește-l' : 'Tipărește-le'),
  notNeeded: 'Nu mai e nevoie',
  failed: 'Nu s-a putut. Încercați din nou.',
  again: (name: string) => `Tipărește la „${name}”`,
  list: 'Imprimante fără browser',
  listHint: 'Primesc bonurile singure, de pe internet. Se adaugă din panoul de administrare, la Imprimante.',
  none: 'Nicio imprimantă nu este conectată.',
  test: 'Bon de probă',
  testOf: (name: string) => `Bon de probă la ${name}`,
} as const;
