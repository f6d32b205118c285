import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import { StartError } from './start-error.ts';

/** In PostgreSQL's numbering: the major version times ten thousand. */
const OLDEST = 150_000;
const PER_MAJOR = 10_000;

/** @throws StartError when the server is older than the migrations require */
export async function requireServerVersion(db: Database): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  const version = Number(rows[0]?.version);
  if (version >= OLDEST) return;
  throw new StartError(
    `Baza de date din DATABASE_URL este PostgreSQL ${Math.floor(version / PER_MAJOR)}; este nevoie de ${OLDEST / PER_MAJOR} sau mai nou.`,
  );
}
