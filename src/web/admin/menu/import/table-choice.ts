/** The columns of a table as the administrator matches them. */
import {
  type MenuTablePreview,
  TABLE_COLUMNS,
  type TableColumn,
  type TableColumns,
} from '#contract/menu-import/wire.ts';

/** Index of the column in the file; null: the file has none. */
export type TableChoice = { readonly header: number; readonly places: Readonly<Record<TableColumn, number | null>> };
export type ChoiceProblem = 'needed' | 'repeated';

export function firstTableChoice({ header, places }: MenuTablePreview): TableChoice {
  return { header, places: placesFrom((column) => places[column] ?? null) };
}

function placesFrom(placeOf: (column: TableColumn) => number | null): TableChoice['places'] {
  // Every column is a key.
  return Object.fromEntries(TABLE_COLUMNS.map((column) => [column, placeOf(column)])) as TableChoice['places'];
}

/** What is wrong with the choice, by column: product and price are needed, no column of the file is two of ours. */
export function judgeTableChoice({ places }: TableChoice): ReadonlyMap<TableColumn, ChoiceProblem> {
  const problems = new Map<TableColumn, ChoiceProblem>();
  for (const [index, column] of TABLE_COLUMNS.entries()) {
    const place = places[column];
    if (place === null) {
      if (column === 'name' || column === 'price') problems.set(column, 'needed');
    } else if (TABLE_COLUMNS.slice(0, index).some((other) => places[other] === place)) {
      problems.set(column, 'repeated');
    }
  }
  return problems;
}

/** As sent; null while something is wrong. */
export function columnsOf(choice: TableChoice): TableColumns | null {
  const { name, price, ...others } = choice.places;
  if (judgeTableChoice(choice).size > 0 || name === null || price === null) return null;
  const chosen = Object.entries(others).filter(([, place]) => place !== null);
  return { header: choice.header, places: { name, price, ...Object.fromEntries(chosen) } };
}

/** The name of a column as spreadsheets show it: A, B … Z, AA. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}

/** Number of columns of the widest row. */
export function widthOf(rows: readonly (readonly string[])[]): number {
  return Math.max(0, ...rows.map(({ length }) => length));
}
