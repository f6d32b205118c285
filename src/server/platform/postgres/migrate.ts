/** Brings a database to the schema of `db/migrations`: plain SQL, forward only, each file once. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Any number, but the same one in every version of the program. */
const MIGRATION_LOCK = 7_308_332;
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** A schema that cannot be brought to ours; the message is the Romanian sentence for the owner. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

/**
 * Applies the files of `folder` that `db` does not have yet, in the order of their numbers, and returns their names.
 *
 * Each file is one transaction. Two nodes that start at once take turns by an advisory
 * lock. A file that was changed or removed after it was applied is refused: the database would not
 * match the files.
 *
 * @throws MigrationError when a file is badly named, changed after the fact, missing, or fails
 */
export async function migrate(db: Database, folder: string): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  await db.connection().execute((connection) =>
    sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`
      .execute(connection)
      // Two nodes creating it at the same moment: one of them loses the race for the catalogue row, which is harmless.
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      }),
  );
  const applied: string[] = [];
  for (const migration of migrations) {
    const isNew = await db.transaction().execute((tx) => applyOnce(tx, migration, migrations));
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) throw new MigrationError(`Migrarea ${name} nu se numește 0001_ceva.sql.`);
    if (numbers.has(number)) throw new MigrationError(`Două migrări au numărul ${number}.`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function applyOnce(tx: Tx, migration: Migration, all: readonly Migration[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  // Read under the lock: the other node may have applied it while we waited.
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from schema_migrations`.execute(
    tx,
  );
  requireSameHistory(rows, all);
  if (rows.some((row) => row.name === migration.name)) return false;
  try {
    // Without parameters the driver sends the text as it is, so a file may hold many statements.
    await sql.raw(migration.text).execute(tx);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migrarea ${migration.name} nu a reușit: ${reason}`, { cause: error });
  }
  await sql`insert into schema_migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
    tx,
  );
  return true;
}

function requireSameHistory(applied: readonly { name: string; checksum: string }[], all: readonly Migration[]) {
  for (const { name, checksum } of applied) {
    const file = all.find((migration) => migration.name === name);
    if (file === undefined) {
      throw new MigrationError(
        `Baza de date are migrarea ${name}, pe care acest program nu o cunoaște: folosește versiunea mai nouă.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `Migrarea ${name} a fost modificată după ce a fost aplicată: adaugă o migrare nouă în locul ei.`,
      );
    }
  }
}

/**
 * unique_violation, duplicate_table and duplicate_object (a table is a type, too): how PostgreSQL answers the loser of
 * `create table if not exists`, by how far the winner has come.
 */
const DUPLICATE_STATES: ReadonlySet<string> = new Set(['23505', '42P07', '42710']);

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DUPLICATE_STATES.has(String(error.code));
}
