/** Cells of a table, as a workbook or a CSV has them. */

import { EMPTY, type Reading, unclear, understood } from '#domain/menu/reading.ts';
import { cleanName } from './neutral-menu.ts';

/** A workbook keeps numbers, dates and logical values as such; a CSV has texts only. */
export type Cell = string | number | boolean | Date | null | undefined;

export type Sheet = {
  /** Null for a CSV. */
  readonly name: string | null;
  readonly rows: readonly (readonly Cell[])[];
};

const FORMULA_ERROR = /^#(?:REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM|SPILL|CALC)[!?]?$/i;

export function isBlank(cell: Cell): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cleanName(cell) === '');
}

/** The text of a cell; what Excel made of a text that looked like a date is not that text any more. */
export function readCell(cell: Cell): Reading<string> {
  if (isBlank(cell)) return EMPTY;
  if (cell instanceof Date) {
    return unclear(showCell(cell), 'celula e o dată în Excel; schimbați-o în text și scrieți-o din nou');
  }
  if (typeof cell === 'boolean') return unclear(showCell(cell), 'celula e adevărat sau fals în Excel, nu un text');
  const text = cleanName(String(cell));
  return FORMULA_ERROR.test(text) ? unclear(text, 'formula din celulă are o eroare') : understood(text);
}

/** A cell as the owner sees it, for headings, previews and remarks. */
export function showCell(cell: Cell): string {
  if (cell instanceof Date) {
    const [year, month, day] = cell.toISOString().slice(0, 10).split('-');
    return `${day}.${month}.${year}`;
  }
  if (typeof cell === 'boolean') return cell ? 'ADEVĂRAT' : 'FALS';
  return cleanName(String(cell ?? ''));
}
