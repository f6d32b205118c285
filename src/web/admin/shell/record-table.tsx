import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './record-table.module.css';

export type RecordColumn<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand under each other. */
  readonly isNumber?: boolean;
};

/** So many columns stand beside each other on a telephone. */
const FEW = 3;

type RecordTableProps<Row> = {
  /** What the table is of, for who does not see it. */
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
};

/**
 * A table of the back office; on a telephone each row of many columns is a card, its figures beside their names. Roles are written out because
 * browsers forget them where a row is no longer laid out as one.
 */
export function RecordTable<Row>({ label, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    <Table className={`${styles.table} ${columns.length > FEW ? styles.cards : ''}`} role="table" aria-label={label}>
      <Table.Thead className={styles.head} role="rowgroup">
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
          <Table.Tr key={keyOf(row)} className={styles.row} role="row">
            {columns.map(({ title, cell, isNumber = false }, index) => (
              <Table.Td
                key={title}
                role={index === 0 ? 'rowheader' : 'cell'}
                data-title={title}
                data-number={isNumber || undefined}
              >
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
