/**
 * Rows as one JSON parameter: the text of the statement depends on the columns only, so it is built from few pieces and
 * prepared once however many rows there are.
 */
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/platform/database.types.ts';

type Table = keyof DB & string;
/** JSON columns take values, not their text. */
type Row<Name extends Table> = Insertable<DB[Name]>;

/** The columns of `rows`, each of which names the same ones. */
export function columnsOf(rows: readonly object[]): RawBuilder<unknown> {
  return sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
}

/** A source of rows for `from`, in their order by its column `ordinality`. */
export function rowsAsTable<Name extends Table>(table: Name, rows: readonly Row<Name>[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(writable))}::jsonb) with ordinality`;
}

/** `insert into table (…) select …`, without its end: `returning` may follow. */
export function insertRows<Name extends Table>(table: Name, rows: readonly Row<Name>[]): RawBuilder<unknown> {
  const columns = columnsOf(rows);
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${rowsAsTable(table, rows)} order by ordinality`;
}

/** PostgreSQL reads bytes from hexadecimal text; JSON would make an object of them. */
function writable(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );
}
