import type pg from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/**
 * Records the statements on every new connection of `pool`, in order, each message once. Existing connections are not
 * recorded.
 */
export function listenToStatements(pool: pg.Pool): Statement[] {
  const said: Statement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    const overhear = (...words: unknown[]) => {
      const statement = readStatement(words);
      if (statement !== null) said.push(statement);
      return query(...words);
    };
    // Of the driver's overloads, the pool and Kysely use this one.
    Object.assign(client, { query: overhear });
  });
  return said;
}

/** `query(text, values)`, or `query({ text, values })` for a named statement. */
function readStatement([asked, values]: readonly unknown[]): Statement | null {
  if (typeof asked === 'string') return { text: asked, values: Array.isArray(values) ? values : [] };
  if (typeof asked !== 'object' || asked === null || !('text' in asked) || typeof asked.text !== 'string') return null;
  return { text: asked.text, values: 'values' in asked && Array.isArray(asked.values) ? asked.values : [] };
}
