/** The connection to PostgreSQL: one pool per process with Kysely. Only repositories access tables. */
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Instant } from '#domain/time/instant.ts';
import type { DB } from './database.types.ts';
import { isDirect } from './postgres/direct-connection.ts';
import { limitedDialect } from './postgres/limited-dialect.ts';
import { prepareFrequent } from './postgres/prepared-statements.ts';

/** First parameter of repository functions that may run outside a transaction; a transaction also has this type. */
export type Database = Kysely<DB>;

/** The services of most use cases: the database, and the clock, which tests can stop. */
export type DbServices = { readonly db: Database; readonly clock: () => Instant };

const POOL_SIZE = 10;
/** Maximum wait for a new or a free connection. A server that is not running refuses at once. */
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_CLIENT_TIMEOUT_MS = 30_000;
/**
 * Longer than the 5 s of a transaction, so that the server's limit applies first and gives the reason; this one limits
 * statements outside of transactions. Set for the session, so only without a pooler, which would refuse it at
 * connecting.
 */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A server that vanished (a pulled cable) sends no answer, not even the timeout above. */
const QUERY_TIMEOUT_MS = 20_000;

export type OpenDatabaseOptions = {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Most connections; 10 by default. */
  readonly poolSize?: number;
  /** No time limit for statements, because a migration of years of orders may be slow. Never for serving requests. */
  readonly isUnhurried?: boolean;
  /** Called when an idle or a borrowed connection breaks: the pool replaces it, and the query that used it fails. */
  readonly onConnectionLost?: (error: Error) => void;
};

export type OpenedDatabase = { readonly db: Database; readonly pool: pg.Pool };

/**
 * Opens a pool; connections are made when first needed, so a database that is down is noticed by the first query.
 * `db.destroy()` ends it.
 */
export function openDatabase({
  url,
  applicationName,
  poolSize = POOL_SIZE,
  isUnhurried = false,
  onConnectionLost = ignore,
}: OpenDatabaseOptions): OpenedDatabase {
  const direct = new WeakSet<pg.ClientBase>();
  const introduce = async (client: pg.ClientBase) => {
    if (!(await isDirect(client))) return;
    direct.add(client);
    if (!isUnhurried) await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
  };
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CLIENT_TIMEOUT_MS,
    ...(isUnhurried ? {} : { query_timeout: QUERY_TIMEOUT_MS }),
    keepAlive: true,
    onConnect: introduce,
    types: { getTypeParser },
  });
  pool.on('error', onConnectionLost);
  // Without this listener, an error event of a borrowed client ends the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  const named = prepareFrequent(pool, (client) => direct.has(client));
  return { db: new Kysely<DB>({ dialect: limitedDialect(named) }), pool };
}

/** The pool's own queries fail with the cause anyway; a broken idle connection has no effect. */
function ignore() {}

/**
 * `bigint` is parsed to a number; `date` and `timestamp` stay the text PostgreSQL sends, because a calendar day has no
 * instant and the driver would use the machine's time zone. `timestamptz` becomes a `Date`.
 */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (format === 'binary') return pg.types.getTypeParser(oid, format);
  if (oid === pg.types.builtins.INT8) return parseInt8;
  if (oid === pg.types.builtins.DATE || oid === pg.types.builtins.TIMESTAMP) return String;
  return pg.types.getTypeParser(oid, 'text');
};

/** @throws RangeError beyond 2^53, because silent rounding would falsify an amount of money */
function parseInt8(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint too large for a number: ${text}`);
  return number;
}
