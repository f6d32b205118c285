/** What a driver answered about a receipt. */
import type { Dialect } from './dialects.ts';

export type ReceiptAnswer =
  /** `number` is '' where the answer has none. */
  | { readonly kind: 'printed'; readonly number: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** No answer, or one that says neither. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** The line in front of an answer that names its file: drivers of two dialects answer by folder or extension. */
const FILE_LINE = /^FISIER=(.*)$/m;
const LONGEST_REASON = 200;

const NUMBER = /^\s*(?:NRBON|NUMARBON)\s*=\s*(\d{1,10})\s*$/im;

/**
 * Reads the answer of a driver, as the script sends it: the name of the answer's file in a line `FISIER=…`, then what
 * was in it. Anything that does not clearly say yes or no is unknown, so that a person is asked.
 */
export function readAnswer(dialect: Dialect, sent: string): ReceiptAnswer {
  const file = FILE_LINE.exec(sent)?.[1]?.trim() ?? '';
  const text = sent.replace(FILE_LINE, '').trim();
  const reason = text.replace(/\s+/g, ' ').slice(0, LONGEST_REASON);
  const isPrinted = dialect === 'fiscalnet' ? readFiscalNet(text) : readPlace(file);
  if (isPrinted === null) return { kind: 'unknown', reason };
  if (isPrinted) return { kind: 'printed', number: NUMBER.exec(text)?.[1] ?? '' };
  return { kind: 'failed', reason: dialect === 'fiscalnet' ? reasonOfFiscalNet(text, reason) : reason };
}

function readFiscalNet(text: string): boolean | null {
  const said = /^\s*BONOK\s*=\s*([01])\s*$/im.exec(text)?.[1];
  return said === undefined ? null : said === '1';
}

function reasonOfFiscalNet(text: string, whole: string): string {
  const textOf = (key: string) => new RegExp(`^\\s*${key}\\s*=\\s*(.+?)\\s*$`, 'im').exec(text)?.[1] ?? '';
  const said = [textOf('ERRCODE'), textOf('ERRINFO')].filter((part) => part !== '').join(': ');
  return said === '' ? whole : said.slice(0, LONGEST_REASON);
}

/** By the folder (BonOK, BonERR) or the extension (.OK, .ERR) of the answer's file. */
function readPlace(file: string): boolean | null {
  if (/(^|[\\/])bonok[\\/]|\.ok$/i.test(file)) return true;
  return /(^|[\\/])bonerr[\\/]|\.err$/i.test(file) ? false : null;
}
