import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './kit.module.css';

export type RecordColumn<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  readonly isNumber?: boolean;
  /** The menu of actions: beside the name on a phone. */
  readonly isActions?: boolean;
};

/** This many columns fit beside each other on a phone. */
const FEW = 3;

type RecordTableProps<Row> = {
  /** Accessible name of the table. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The rows of sums, cell by cell; light ones are only parts of a sum. */
  readonly foot?: readonly { readonly cells: readonly ReactNode[]; readonly isLight?: boolean }[];
  /** Stays a table on a phone, where it scrolls sideways. */
  readonly isAlwaysTable?: boolean;
  /** For a list of sums, which needs no column heads. */
  readonly isHeadHidden?: boolean;
};

/**
 * A table of staff; on a phone each row of many columns becomes a card. ARIA roles are written out because browsers
 * drop the implicit ones of rows whose `display` changes.
 */
export function RecordTable<Row>({ label, columns, rows, keyOf, foot = [], ...look }: RecordTableProps<Row>) {
  const isCards = columns.length > FEW && look.isAlwaysTable !== true;
  const table = (
    <Table className={`${styles.table} ${isCards ? styles.cards : ''}`} role="table" aria-label={label}>
      <Table.Thead role="rowgroup" className={look.isHeadHidden ? 'visually-hidden' : ''}>
        <Table.Tr role="row">
          {columns.map(({ title, isNumber = false }) => (
            <Table.Th key={title} role="columnheader" data-number={isNumber || undefined}>
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)} role="row">
            {columns.map(({ title, cell, isNumber = false, isActions = false }, index) => (
              <Table.Td
                key={title}
                role={index === 0 ? 'rowheader' : 'cell'}
                data-title={title}
                data-number={isNumber || undefined}
                data-actions={isActions || undefined}
              >
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
      {foot.length > 0 && (
        <Table.Tfoot role="rowgroup">
          {foot.map(({ cells, isLight = false }) => (
            <Table.Tr key={String(cells[0])} role="row" data-plain={isLight || undefined}>
              {cells.map((cell, index) => (
                <Table.Td key={columns[index]?.title} role="cell" data-number={columns[index]?.isNumber || undefined}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tfoot>
      )}
    </Table>
  );
  return look.isAlwaysTable === true ? <ScrollRegion label={label}>{table}</ScrollRegion> : table;
}

/** A container for content wider than a phone: it scrolls sideways, also by keyboard. */
export function ScrollRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard (WCAG 2.1.1)
    <section className={styles.scroll} data-wide aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
