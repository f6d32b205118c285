/**
 * Keeps indexes in the order of the running server's ICU. Two builds of one PostgreSQL may order letters differently,
 * and an index in another order hides rows.
 *
 * @see docs/decisions/0261-the-machine-s-own-postgresql.md
 */
import pg from 'pg';
import { connected } from './ensure-roles.ts';

/**
 * Rebuilds the indexes of every database that was last served with another version of its collation, and records the
 * present one afterwards: an interrupted rebuild begins again. No other client is connected yet.
 *
 * @param urlOf the superuser's address of a database by name
 * @returns names of the databases that were rebuilt
 */
export async function renewCollations(urlOf: (database: string) => string): Promise<readonly string[]> {
  const changed = await connected(urlOf('postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database
        where datallowconn and datcollversion is distinct from pg_database_collation_actual_version(oid)
        order by datname`,
    );
    return rows.map(({ datname }) => datname);
  });
  for (const database of changed) {
    await connected(urlOf(database), async (client) => {
      const name = pg.escapeIdentifier(database);
      await client.query(`reindex database ${name}`);
      await client.query(`alter database ${name} refresh collation version`);
    });
  }
  return changed;
}

/** @throws when a library of the migrations' extensions cannot be loaded */
export async function requireLibraries(url: string, extensions: readonly string[]): Promise<void> {
  await connected(url, async (client) => {
    for (const name of extensions) await client.query(`load ${pg.escapeLiteral(`$libdir/${name}`)}`);
  });
}
