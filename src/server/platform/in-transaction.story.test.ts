import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/support/test-database.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { isOutage } from './outage.ts';

/** A database of its own, with the versions table as something to write to. */
async function aDatabase() {
  const copy = await createTestDatabase();
  const lost: Error[] = [];
  const { db, pool } = openDatabase({
    url: copy.url,
    applicationName: 'story',
    onConnectionLost: (error) => lost.push(error),
  });
  return {
    db,
    pool,
    lost,
    [Symbol.asyncDispose]: async () => {
      await db.destroy();
      await copy.drop();
    },
  };
}

const versionOf = async (db: Parameters<typeof inTransaction>[0], topic: string) =>
  (await sql<{ version: number }>`select version from data_versions where topic = ${topic}`.execute(db)).rows[0]
    ?.version;

test('what was written is there after the commit, and gone after a throw', async () => {
  await using database = await aDatabase();
  const { db } = database;
  const before = (await versionOf(db, 'menu')) ?? 0;
  await inTransaction(db, (tx) => sql`update data_versions set version = version + 1 where topic = 'menu'`.execute(tx));
  await expect(
    inTransaction(db, async (tx) => {
      await sql`update data_versions set version = version + 1 where topic = 'menu'`.execute(tx);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await versionOf(db, 'menu')).toBe(before + 1);
});

test('the limits hold inside the transaction and nowhere else', async () => {
  await using database = await aDatabase();
  const limits = sql<{ lock: string; statement: string; idle: string }>`select current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`;
  const inside = await inTransaction(database.db, async (tx) => (await limits.execute(tx)).rows[0]);
  expect(inside).toEqual({ lock: '3s', statement: '5s', idle: '10s' });
  expect((await limits.execute(database.db)).rows[0]?.lock).toBe('0');
});

test('a server that only reads for a moment is asked again, and is an outage when it goes on', async () => {
  await using database = await aDatabase();
  const { db } = database;
  const before = (await versionOf(db, 'menu')) ?? 0;
  let tries = 0;
  const raiseReadOnly = (times: number) =>
    inTransaction(db, async (tx) => {
      tries += 1;
      if (tries <= times) await sql`set transaction read only`.execute(tx);
      await sql`update data_versions set version = version + 1 where topic = 'menu'`.execute(tx);
    });
  await raiseReadOnly(1);
  expect(tries).toBe(2);
  expect(await versionOf(db, 'menu')).toBe(before + 1);
  const failure = await raiseReadOnly(Number.POSITIVE_INFINITY).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '25006' });
  expect(isOutage(failure)).toBe(true);
});

test('of two transactions that wait for each other, both end well', async () => {
  await using database = await aDatabase();
  const { db } = database;
  const menuBefore = (await versionOf(db, 'menu')) ?? 0;
  const locked = { menu: Promise.withResolvers<void>(), restaurant: Promise.withResolvers<void>() };
  const lockBoth = (first: 'menu' | 'restaurant', second: 'menu' | 'restaurant') =>
    inTransaction(db, async (tx) => {
      await sql`update data_versions set version = version + 1 where topic = ${first}`.execute(tx);
      locked[first].resolve();
      await locked[second].promise;
      await sql`update data_versions set version = version + 1 where topic = ${second}`.execute(tx);
    });
  await Promise.all([lockBoth('menu', 'restaurant'), lockBoth('restaurant', 'menu')]);
  expect(await versionOf(db, 'menu')).toBe(menuBefore + 2);
});

test('a server connection that dies under a transaction is replaced and the transaction repeated', async () => {
  await using database = await aDatabase();
  let attempts = 0;
  const answer = await inTransaction(database.db, async (tx) => {
    attempts += 1;
    if (attempts === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    return (await sql<{ one: number }>`select 1 as one`.execute(tx)).rows[0]?.one;
  });
  expect(answer).toBe(1);
  expect(attempts).toBe(2);
});

test('a server connection that dies between two statements of a transaction is replaced and the transaction repeated', async () => {
  await using database = await aDatabase();
  let attempts = 0;
  const answer = await inTransaction(database.db, async (tx) => {
    attempts += 1;
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    if (attempts === 1) {
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      // The client knows by now; its next statement never reaches a server.
      await expect.poll(() => database.lost.length).toBeGreaterThan(1);
    }
    return (await sql<{ one: number }>`select 1 as one`.execute(tx)).rows[0]?.one;
  });
  expect(answer).toBe(1);
  expect(attempts).toBe(2);
});

test('a connection that dies while it is lent, between two queries, does not end the process', async () => {
  await using database = await aDatabase();
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const gone = new Promise((resolve) => client.once('end', resolve));
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
  await gone;
  client.release(true);
  expect(database.lost.length).toBeGreaterThan(0);
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

test('a refused row is not tried again', async () => {
  await using database = await aDatabase();
  let attempts = 0;
  const insertTwice = inTransaction(database.db, async (tx) => {
    attempts += 1;
    await sql`insert into data_turns (topic, at) values ('menu', now()), ('menu', now())`.execute(tx);
  });
  await expect(insertTwice).rejects.toMatchObject({ code: '23505' });
  expect(attempts).toBe(1);
});

test('whole numbers of 64 bits come as numbers, too large ones as an error, calendar days as text', async () => {
  await using database = await aDatabase();
  const { rows } = await sql`select 9007199254740991::bigint as large, date '2026-03-29' as day`.execute(database.db);
  expect(rows).toEqual([{ large: 9007199254740991, day: '2026-03-29' }]);
  await expect(sql`select 9007199254740993::bigint`.execute(database.db)).rejects.toThrow(RangeError);
});

test('reads are answered however many transactions wait', async () => {
  await using database = await aDatabase();
  const { db } = database;
  const canEnd = Promise.withResolvers<void>();
  const writing = Array.from({ length: 40 }, () => inTransaction(db, () => canEnd.promise));
  // With every connection of the pool taken, this would be given up after 5 s.
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  canEnd.resolve();
  await Promise.all(writing);
});
