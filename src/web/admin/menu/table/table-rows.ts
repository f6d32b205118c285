/** The rows of the table: which are shown, and which cell stands where. */
import type { Entry } from '#contract/products/staff-calls.ts';
import {
  isSizeColumn,
  keyOfCell,
  type SizeCells,
  TABLE_COLUMNS,
  type TableCell,
  type TableColumn,
  type TableProduct,
} from '#domain/menu/editing/menu-table.ts';
import { fold } from '#domain/text/fold.ts';
import type { MenuSearch } from '#web/staff/menu-editor/menu-search.ts';

/** A size, with the product it belongs to. */
export type TableRow = {
  readonly product: TableProduct;
  readonly size: SizeCells;
  /** The row that holds the cells of the product. */
  readonly isFirst: boolean;
};

export type ListedProduct = { readonly product: TableProduct; readonly entry: Pick<Entry, 'missingFacts'> };

/** The rows of the products that the filters find. */
export function listRows(
  products: readonly ListedProduct[],
  { search = '', missing }: Pick<MenuSearch, 'search' | 'missing'>,
  { categoryId, onlyChanged }: { readonly categoryId: number | null; readonly onlyChanged: ReadonlySet<string> | null },
): readonly TableRow[] {
  const words = fold(search).split(/\s+/);
  return products
    .filter(
      ({ product, entry }) =>
        words.every((word) => fold(product.name).includes(word)) &&
        (categoryId === null || product.categoryId === categoryId) &&
        (missing === undefined || entry.missingFacts.includes(missing)),
    )
    .flatMap(({ product }) => product.sizes.map((size, index) => ({ product, size, isFirst: index === 0 })))
    .filter((row) => onlyChanged === null || cellsOfRow(row).some((cell) => onlyChanged.has(keyOfCell(cell))));
}

/** null where the cell stands in the row of the product's first size. */
export function cellAt({ product, size, isFirst }: TableRow, column: TableColumn): TableCell | null {
  if (isSizeColumn(column)) return { column, product, size };
  return isFirst ? { column, product } : null;
}

function cellsOfRow(row: TableRow): readonly TableCell[] {
  return TABLE_COLUMNS.flatMap((column) => cellAt(row, column) ?? []);
}

/** The cells that a pasted block covers, from one cell to the right and down; `outside` counts those without a cell. */
export function placeBlock(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  start: { readonly row: number; readonly column: number },
  block: readonly (readonly string[])[],
): { readonly cells: readonly { readonly cell: TableCell; readonly text: string }[]; readonly outside: number } {
  const placed = block.flatMap((line, down) =>
    line.map((text, right) => {
      const row = rows[start.row + down];
      const column = columns[start.column + right];
      return { cell: row === undefined || column === undefined ? null : cellAt(row, column), text };
    }),
  );
  const cells = placed.flatMap(({ cell, text }) => (cell === null ? [] : [{ cell, text }]));
  // An empty text above a gap says nothing about it.
  const outside = placed.filter(({ cell, text }) => cell === null && text !== '').length;
  return { cells, outside };
}
