import { type ClipboardEvent, type KeyboardEvent, memo, useSyncExternalStore } from 'react';
import {
  keyOfCell,
  problemOfCell,
  readPastedCells,
  showCell,
  showFlag,
  type TableCell,
  type TableColumn,
  type TableLists,
} from '#domain/menu/editing/menu-table.ts';
import { menuTableWords as words } from '#web/i18n/admin/menu-table.ts';
import { LISTS, textsOf } from './cell-texts.ts';
import styles from './menu-grid.module.css';
import { cellAt, placeBlock, type TableRow } from './table-rows.ts';
import type { TableStore } from './table-store.ts';

/** Columns that are yes or no. */
const FLAGS: readonly TableColumn[] = ['deposit', 'age', 'on'];
type MenuGridProps = {
  readonly store: TableStore;
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  readonly lists: TableLists;
  /** After a block of cells was pasted; `outside` of its texts had no cell. */
  readonly onPasted: (filled: number, outside: number) => void;
};

/** The menu as a spreadsheet: arrow keys and Enter move between cells, blocks are pasted, Escape gives the stored text back. */
export function MenuGrid({ store, rows, columns, lists, onPasted }: MenuGridProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = stepOf(event);
    const place = placeOf(event.target);
    if (step === null || place === null) return;
    event.preventDefault();
    focusCell(event.currentTarget, rows, columns, place, step);
  };
  const handlePaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const block = readPastedCells(event.clipboardData.getData('text/plain'));
    const place = placeOf(event.target);
    if (block === null || place === null) return;
    event.preventDefault();
    const { cells, outside } = placeBlock(rows, columns, place, block);
    store.type(cells.map(({ cell, text }) => ({ key: keyOfCell(cell), text, stored: showCell(cell, lists) })));
    onPasted(cells.length, outside);
  };
  return (
    <div className={styles.frame}>
      {[...new Set(Object.values(LISTS))].map((list) => (
        <datalist key={list} id={listId(list)}>
          {textsOf(lists, list).map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ))}
      <table className={styles.grid} aria-label={words.table} onKeyDown={handleKeyDown} onPaste={handlePaste}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <GridRow key={row.size.id} row={row} index={index} columns={columns} lists={lists} store={store} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function listId(list: keyof TableLists): string {
  return `menu-table-${list}`;
}

type GridRowProps = Pick<MenuGridProps, 'store' | 'columns' | 'lists'> & {
  readonly row: TableRow;
  readonly index: number;
};

const GridRow = memo(function GridRow({ row, index, columns, lists, store }: GridRowProps) {
  return (
    <tr>
      {columns.map((column, place) => {
        const cell = cellAt(row, column);
        return (
          <td key={column}>
            {cell === null ? (
              <p className={styles.again}>{column === 'name' ? row.product.name : ''}</p>
            ) : (
              <GridCell cell={cell} at={`${index}.${place}`} lists={lists} store={store} />
            )}
          </td>
        );
      })}
    </tr>
  );
});

type GridCellProps = Pick<MenuGridProps, 'store' | 'lists'> & { readonly cell: TableCell; readonly at: string };

function GridCell({ cell, at, lists, store }: GridCellProps) {
  const key = keyOfCell(cell);
  const typed = useSyncExternalStore(store.subscribe, () => store.typed().get(key));
  const stored = showCell(cell, lists);
  const text = typed ?? stored;
  const problem = typed === undefined ? null : problemOfCell(cell, typed, lists);
  const set = (next: string) => store.type([{ key, text: next, stored }]);
  const { column } = cell;
  const list = LISTS[column];
  const field = {
    className: `${styles.cell} ${problem !== null ? styles.wrong : typed === undefined ? '' : styles.changed}`,
    'data-at': at,
    'data-column': column,
    'aria-label': words.cell(column, cell.product.name, 'size' in cell ? cell.size.label : null),
    'aria-invalid': problem !== null,
    title: problem === null ? (typed === undefined ? undefined : words.was(stored)) : words.problems[problem],
  };
  if (FLAGS.includes(column)) {
    return (
      <input
        {...field}
        type="checkbox"
        checked={text === showFlag(true)}
        onChange={(event) => set(showFlag(event.currentTarget.checked))}
      />
    );
  }
  return (
    <input
      {...field}
      value={text}
      list={list === undefined ? undefined : listId(list)}
      inputMode={column === 'price' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={(event) => set(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== undefined) set(stored);
      }}
    />
  );
}

type Place = { readonly row: number; readonly column: number };

function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const [row, column] = (target.dataset.at ?? '').split('.').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** The step that a key makes; left and right only from the edge of a text. */
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey, target }: KeyboardEvent): Place | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Enter') return { row: shiftKey ? -1 : 1, column: 0 };
  if (shiftKey) return null;
  if (key === 'ArrowDown') return { row: 1, column: 0 };
  if (key === 'ArrowUp') return { row: -1, column: 0 };
  const { first, last } = edgesOf(target);
  if (key === 'ArrowLeft' && first) return { row: 0, column: -1 };
  return key === 'ArrowRight' && last ? { row: 0, column: 1 } : null;
}

function edgesOf(target: EventTarget): { readonly first: boolean; readonly last: boolean } {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return { first: true, last: true };
  const { selectionStart, selectionEnd, value } = target;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return {
    first: isWhole || (selectionStart === 0 && selectionEnd === 0),
    last: isWhole || (selectionStart === value.length && selectionEnd === value.length),
  };
}

/** Focuses the next cell in a direction, over gaps; at the edge of the table nothing happens. */
function focusCell(
  table: HTMLTableElement,
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  from: Place,
  step: Place,
): void {
  let { row, column } = from;
  for (;;) {
    row += step.row;
    column += step.column;
    const there = rows[row];
    const wanted = columns[column];
    if (there === undefined || wanted === undefined) return;
    if (cellAt(there, wanted) !== null) break;
  }
  const next = table.querySelector<HTMLInputElement>(`[data-at="${row}.${column}"]`);
  next?.focus();
  if (next?.type !== 'checkbox') next?.select();
}
