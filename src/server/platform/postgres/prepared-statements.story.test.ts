import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database.ts';
import { listen } from '#server/platform/events/listener.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { layPooledWire } from '#test/support/pooled-wire.ts';
import { testApp } from '#test/support/test-app.ts';

const greet = (db: Database, name: string) =>
  sql<{ greeting: string }>`select 'Bună, ' || ${name} as greeting`.execute(db);

async function sayOften(db: Database): Promise<void> {
  for (let time = 0; time < 25; time += 1) await greet(db, 'Ana');
}

async function namedIn(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

test('what is said often is prepared, and answers as before; what is said once is not', async () => {
  await using story = await testApp();
  await story.db.transaction().execute(async (tx) => {
    await sql`select ${1}::int as once`.execute(tx);
    await sayOften(tx);
    const named = await namedIn(tx);
    expect(named.filter((text) => text.includes('greeting'))).toHaveLength(1);
    expect(named.filter((text) => text.includes('once'))).toEqual([]);
    expect((await greet(tx, 'Ion')).rows).toEqual([{ greeting: 'Bună, Ion' }]);
  });
});

test('a transaction whose prepared statement was lost on the way is repeated, and names nothing any more', async () => {
  await using story = await testApp();
  let isLost = false;
  const greeted = await inTransaction(story.db, async (tx) => {
    await sayOften(tx);
    // As when a pooler gives the connection to another client.
    if (!isLost) await sql`deallocate all`.execute(tx);
    isLost = true;
    return (await greet(tx, 'Ion')).rows;
  });
  expect(greeted).toEqual([{ greeting: 'Bună, Ion' }]);
});

test('a statement whose table was altered goes through at the second try', async () => {
  await using story = await testApp();
  await story.db.connection().execute(async (db) => {
    await sql`create temporary table courses (id int)`.execute(db);
    const read = () => sql`select * from courses where id = ${1}`.execute(db);
    for (let time = 0; time < 25; time += 1) await read();
    await sql`alter table courses add column name text`.execute(db);
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    expect((await read()).rows).toEqual([]);
  });
});

test('through a pooler nothing is named, no setting is left in a session, and nothing is listened to', async () => {
  await using story = await testApp({ wire: layPooledWire });
  await story.services.rateLimits.countTry('greeting', 'Ana', { points: 3, seconds: 60 });
  await story.db.connection().execute(async (db) => {
    await sayOften(db);
    expect(await namedIn(db)).toEqual([]);
    const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(db);
    expect(rows).toEqual([{ limit: '0' }]);
  });
  await using listener = closing(
    listen({
      url: story.services.config.databaseUrl ?? '',
      channels: { somewhere: () => {} },
      log: story.services.log,
    }),
  );
  await listener.begun;
  const { rows } = await sql`
    select query from pg_stat_activity where application_name = 'pofta-listener' and datname = current_database()
      and query ilike 'listen%'`.execute(story.db);
  expect(rows).toEqual([]);
});

function closing<Closable extends { readonly close: () => Promise<void> }>(one: Closable): Closable & AsyncDisposable {
  return { ...one, [Symbol.asyncDispose]: one.close };
}
