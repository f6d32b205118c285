/**
 * CSV for spreadsheets with Romanian settings: UTF-8 with BOM, semicolons, CRLF (RFC 4180 otherwise). Cells contain
 * guests' input, so text that a spreadsheet would run as a formula is escaped (OWASP, CSV injection).
 */
import { streamOf } from './stream-of.ts';

const SEPARATOR = ';';
const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\u{FEFF}';

/** What starts a formula; some spreadsheets skip a tab or a line end before it. */
const FORMULA = /^[\s\u{FEFF}]*[=+\-@\t\r＝＋－＠]/u;

export type CsvCell = string | number | null;

/** One line. Numbers are written unchanged; texts that look like formulas get a leading apostrophe. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(SEPARATOR) + LINE_END;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The bytes of a table, line by line: the next of `batches` is read only when the consumer has taken the previous one,
 * so memory holds one batch for a table of any length.
 */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  async function* pieces() {
    yield encoder.encode(BYTE_ORDER_MARK + csvLine(header));
    for await (const batch of batches) yield encoder.encode(batch.map(csvLine).join(''));
  }
  return streamOf(pieces());
}
