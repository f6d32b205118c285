/**
 * Prepares frequent statements under a name: PostgreSQL parses and plans them once per connection instead of every time
 * (src/server/platform/postgres/README.md).
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Executions after which a statement is prepared, because a plan takes memory on every connection. */
const OFTEN = 20;
/** Maximum of prepared statements: a plan takes some tens of kilobytes on each connection. */
const MOST_NAMES = 200;
/** Maximum of counted texts: lists of different lengths make many, and further new ones are not counted. */
const MOST_COUNTED = 2_000;
const CAN_BE_PREPARED = /^\s*(select|insert|update|delete|with)\b/i;
/** SQLSTATE of an unknown name (26000), as behind an undetected pooler, and of a name already taken (42P05). */
const LOST_STATES = new Set(['26000', '42P05']);
const ALTERED = 'cached plan must not change result type';

/** True when the prepared plan caused the error, not the statement: it succeeds when repeated unprepared. */
export function isLostName(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return LOST_STATES.has(String(error.code)) || error.message === ALTERED;
}

/**
 * Wraps the pool for Kysely: prepares frequent statements on direct connections, and stops preparing after such an
 * error.
 */
export function prepareFrequent(pool: pg.Pool, isDirect: (client: pg.PoolClient) => boolean): PostgresPool {
  const timesSaid = new Map<string, number>();
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let isOn = true;

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || !isOn) return isOn ? name : undefined;
    const times = (timesSaid.get(text) ?? 0) + 1;
    if (times > 1 || timesSaid.size < MOST_COUNTED) timesSaid.set(text, times);
    if (times < OFTEN || names.size >= MOST_NAMES || !CAN_BE_PREPARED.test(text)) return undefined;
    names.set(text, `often_${names.size}`);
    return names.get(text);
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const isOwn = isDirect(client);
    const query = async (text: string, values: readonly unknown[]) => {
      const name = isOwn ? nameOf(text) : undefined;
      if (name === undefined) return client.query(text, [...values]);
      try {
        return await client.query({ name, text, values: [...values] });
      } catch (error) {
        if (isLostName(error)) isOn = false;
        throw error;
      }
    };
    return {
      // Kysely's type also allows cursors, which it uses only when given a constructor for them.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
  };
}
