/** Checks a restored database completely: every table and row, and its constraints. */
import type pg from 'pg';
import { BackupError } from './backup-error.ts';

export type CheckedDatabase = { readonly tables: number; readonly rows: number; readonly orders: number };

type Constraint = {
  readonly name: string;
  readonly table: string;
  readonly query: string;
};

/**
 * Counts the rows of every table, which reads every page and verifies its checksum, and searches rows that violate a
 * check or refer to a missing row.
 *
 * @param client connected to the restaurant's database
 * @throws BackupError naming the violated constraint; the server's error for a damaged page
 */
export async function checkDatabase(client: pg.Client): Promise<CheckedDatabase> {
  const { rows: tables } = await client.query<{ quoted: string }>(
    `select c.oid::regclass::text as quoted
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_toast'`,
  );
  let total = 0;
  for (const { quoted } of tables) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted}`);
    total += Number(rows[0]?.rows);
  }
  for (const { name, table, query } of await listConstraints(client)) {
    const { rows } = await client.query<{ broken: boolean }>(`select exists (${query}) as broken`);
    if (rows[0]?.broken !== false)
      throw new BackupError(`Datele nu sunt întregi: ${name} din ${table} nu se respectă.`);
  }
  return { tables: tables.length, rows: total, orders: await countOrders(client) };
}

/** Orders that have arrived: `orders` is a view, in older copies a table. */
export async function countOrders(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query(`select where to_regclass('public.orders') is not null`);
  if (found.length === 0) return 0;
  const { rows } = await client.query<{ orders: string }>('select count(*) as orders from orders');
  return Number(rows[0]?.orders);
}

async function listConstraints(client: pg.Client): Promise<readonly Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select conname as name, conrelid::regclass::text as table,
           format('select from %s where not (%s)', conrelid::regclass, pg_get_expr(conbin, conrelid)) as query
      from pg_constraint
     where contype = 'c' and conrelid <> 0 and convalidated
    union all
    select conname, conrelid::regclass::text,
           format('select from %s child where %s and not exists (select from %s parent where %s)',
             conrelid::regclass,
             (select string_agg(format('child.%I is not null', a.attname), ' and ')
                from unnest(conkey) k join pg_attribute a on a.attrelid = conrelid and a.attnum = k),
             confrelid::regclass,
             (select string_agg(format('child.%I = parent.%I', a.attname, b.attname), ' and ')
                from unnest(conkey, confkey) as k(child, parent)
                join pg_attribute a on a.attrelid = conrelid and a.attnum = k.child
                join pg_attribute b on b.attrelid = confrelid and b.attnum = k.parent))
      from pg_constraint
     where contype = 'f' and convalidated`);
  return rows;
}
