/**
 * Statements that are said often are given a name: PostgreSQL reads and plans them once per connection instead of every
 * time (src/server/platform/postgres/README.md).
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Said so often, a statement is worth its place in the memory of every connection. */
const OFTEN = 20;
/** A plan takes some tens of kilobytes, on each connection. */
const MOST_NAMES = 200;
/** Lists of many lengths make many texts: beyond these nothing new is counted. */
const MOST_COUNTED = 2_000;
const CAN_BE_PREPARED = /^\s*(select|insert|update|delete|with)\b/i;
/** A name that was lost or given twice, as by a pooler we did not notice; a plan whose table was altered under it. */
const LOST_STATES = new Set(['26000', '42P05']);
const ALTERED = 'cached plan must not change result type';

/** True when a name failed, not the statement: said once more, it goes through. */
export function isLostName(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return LOST_STATES.has(String(error.code)) || error.message === ALTERED;
}

/**
 * The same pool for Kysely, with names for what it says often on connections that are ours alone; after a name was lost,
 * without.
 */
export function preparing(pool: pg.Pool, isDirect: (client: pg.PoolClient) => boolean): PostgresPool {
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
      // Kysely's type also knows cursors, which it asks for only when it is given a maker of them.
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
