/** Brings a database to the schema of `db/migrations`: plain SQL, forward only, each file once. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { failureReason } from '#server/platform/failure-reason.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** A schema that cannot be migrated; the message is the Romanian sentence for the owner. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

/** The state of a schema: whether it exists, and the missing migrations. */
export type Pending = {
  /** It has applied files: this is an upgrade, not a first start. */
  readonly hasSchema: boolean;
  /** Names of the missing files, in order. */
  readonly names: readonly string[];
};

/**
 * The files that `migrate` would apply.
 *
 * @throws MigrationError as `migrate` does, before anything is changed
 */
export async function findPending(db: Database, folder: string): Promise<Pending> {
  const migrations = await readMigrations(folder);
  const { rows } = await sql<{ has: boolean }>`select to_regclass('schema_migrations') is not null as has`.execute(db);
  if (rows[0]?.has !== true) return { hasSchema: false, names: migrations.map(({ name }) => name) };
  const applied = await readApplied(db);
  return { hasSchema: applied.length > 0, names: listMissing(applied, migrations).map(({ name }) => name) };
}

/**
 * Applies the files of `folder` that `db` does not have yet, in the order of their numbers, and returns their names.
 *
 * All of them run in one transaction: a failing file leaves the schema of the previous program version. Two nodes that
 * start at once take turns by an advisory lock. A file that was changed or removed after it was applied is refused,
 * because the database would not match the files.
 *
 * @throws MigrationError when a file is badly named, changed after it was applied, missing, or fails
 */
export async function migrate(db: Database, folder: string): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  await db.connection().execute((connection) =>
    sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`
      .execute(connection)
      // When two nodes create it at the same moment, one gets a unique violation in the catalogue, which is harmless.
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      }),
  );
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.migrate)})`.execute(tx);
    // Read under the lock: another node may have applied files while we waited.
    const missing = listMissing(await readApplied(tx), migrations);
    for (const migration of missing) await apply(tx, migration);
    return missing.map(({ name }) => name);
  });
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

type Applied = { readonly name: string; readonly checksum: string };

async function readApplied(db: Database | Tx): Promise<readonly Applied[]> {
  return (await sql<Applied>`select name, checksum from schema_migrations`.execute(db)).rows;
}

/** @throws MigrationError when the applied files differ from the present ones */
function listMissing(applied: readonly Applied[], all: readonly Migration[]): readonly Migration[] {
  requireSameHistory(applied, all);
  const names = new Set(applied.map(({ name }) => name));
  return all.filter(({ name }) => !names.has(name));
}

async function apply(tx: Tx, { name, text, checksum }: Migration): Promise<void> {
  try {
    // Without parameters the driver sends the text unchanged (simple query), so a file may contain many statements.
    await sql.raw(text).execute(tx);
    // Run deferred constraint triggers now, as at a commit: a table with pending triggers cannot be altered by the next
    // file. All our constraints begin deferred.
    await sql.raw('set constraints all immediate; set constraints all deferred').execute(tx);
  } catch (error) {
    const reason = failureReason(error);
    throw new MigrationError(`Migrarea ${name} nu a reușit: ${reason}`, { cause: error });
  }
  await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
}

function requireSameHistory(applied: readonly Applied[], all: readonly Migration[]) {
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
 * unique_violation, duplicate_table and duplicate_object (a table is also a type): the errors of the losing node in a
 * concurrent `create table if not exists`, depending on the progress of the other one.
 */
const DUPLICATE_STATES: ReadonlySet<string> = new Set(['23505', '42P07', '42710']);

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DUPLICATE_STATES.has(String(error.code));
}
