/**
 * Passes rows as one JSON parameter: the statement's text depends only on the columns, so it is short and prepared once
 * for any number of rows.
 */
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/platform/database.types.ts';

type Table = keyof DB & string;
/** JSON columns take values, not JSON text. */
type Row<Name extends Table> = Insertable<DB[Name]>;

/** The columns of `rows`; all rows must have the same ones. */
export function columnsOf(rows: readonly object[]): RawBuilder<unknown> {
  return sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
}

/** A source of rows for `from`; the column `ordinality` gives their order. */
export function rowsAsTable<Name extends Table>(table: Name, rows: readonly Row<Name>[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(writable))}::jsonb) with ordinality`;
}

/** `insert into table (…) select …`, unfinished: `returning` may follow. */
export function insertRows<Name extends Table>(table: Name, rows: readonly Row<Name>[]): RawBuilder<unknown> {
  const columns = columnsOf(rows);
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${rowsAsTable(table, rows)} order by ordinality`;
}

/** Bytes as hexadecimal text, which PostgreSQL reads; JSON would encode them as an object. */
function writable(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );
}
