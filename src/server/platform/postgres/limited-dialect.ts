/**
 * The PostgreSQL dialect of Kysely, with time limits sent in the same message as the BEGIN of a READ COMMITTED
 * transaction.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely';

/**
 * 3 s for a lock, 5 s for a statement, 10 s idle. `local`, because a pooler between us and the server may share
 * connections. One message instead of two; without parameters the driver sends the text unchanged (simple query).
 */
const BEGIN = `begin isolation level read committed; set local lock_timeout = '3s'; set local statement_timeout = '5s';
  set local idle_in_transaction_session_timeout = '10s'`;

class LimitedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel !== 'read committed') return super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }
}

/** Transactions with another isolation level, or none, have no limits: migrations may be slow. */
export function limitedDialect(pool: PostgresPool): Dialect {
  const postgres = new PostgresDialect({ pool });
  return {
    createDriver: () => new LimitedDriver({ pool }),
    createAdapter: () => postgres.createAdapter(),
    createQueryCompiler: () => postgres.createQueryCompiler(),
    createIntrospector: (db) => postgres.createIntrospector(db),
  };
}
