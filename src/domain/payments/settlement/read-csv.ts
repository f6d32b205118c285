/** A text of rows and cells: comma, semicolon or tab, quotes, any line end, with or without a byte order mark. */

export type CsvRow = {
  /** As a text editor counts it, from 1; a cell in quotes may go over several. */
  readonly line: number;
  readonly cells: readonly string[];
};

const SEPARATORS = [';', ',', '\t'] as const;
const BYTE_ORDER_MARK = /^\u{FEFF}/u;
/** A cell with what ends it: in quotes, which are doubled inside, or plain. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n)`, 'y');

/** Rows with something in them, in their order. The separator is the one that the first line has most of. */
export function readCsv(raw: string): readonly CsvRow[] {
  const text = `${raw.replace(BYTE_ORDER_MARK, '')}\n`;
  const pattern = cellPattern(separatorOf(text));
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  while (pattern.lastIndex < text.length) {
    // Matches at every place: the text ends with a line end.
    const [whole, quoted, plain = '', end] = pattern.exec(text) as unknown as [string, ...(string | undefined)[]];
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (SEPARATORS.some((one) => one === end)) continue;
    if (cells.some((cell) => cell !== '')) rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  }
  return rows;
}

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]/));
  const countOf = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
}
