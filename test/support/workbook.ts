/** Workbooks of Excel with every kind of cell. */
import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { CELL_STYLE, composeSheet, composeWorkbook } from '#domain/text/workbook-parts.ts';

/** A date is one by its format, as Excel stores it: a number of days. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | Date
  | null
  | { readonly formula: string; readonly value: number };
type Rows = readonly (readonly WorkbookCell[])[];

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** A workbook with these sheets, in their order. */
export function aWorkbook(sheets: Readonly<Record<string, Rows>>): Uint8Array<ArrayBuffer> {
  const parts = composeWorkbook(
    Object.fromEntries(
      Object.entries(sheets).map(([name, rows]) => [name, composeSheet({ rows: rows.map(describeRow).join('') })]),
    ),
  );
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  return new Uint8Array(packed);
}

function describeRow(row: readonly WorkbookCell[], index: number): string {
  const cells = row.map((cell, column) => describeCell(cell, `${'ABCDEFGHIJ'[column]}${index + 1}`));
  return `<row r="${index + 1}">${cells.join('')}</row>`;
}

function describeCell(cell: WorkbookCell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escapeHtml(cell)}</t></is></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell instanceof Date)
    return `<c r="${place}" s="${CELL_STYLE.date}"><v>${(cell.getTime() - FIRST_DAY) / DAY_MS}</v></c>`;
  return `<c r="${place}"><f>${cell.formula}</f><v>${cell.value}</v></c>`;
}
