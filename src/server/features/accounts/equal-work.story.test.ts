import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { CallName } from '#contract/all-calls.ts';
import type { CallInput } from '#contract/named-api.ts';
import { aCustomer } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { hashPassword } from './passwords/passwords.ts';

/** Runs of the slow hash: hashing and checking cost the same. */
const argon2 = vi.hoisted(() => ({ runs: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <Input extends unknown[], Output>(work: (...input: Input) => Output) =>
    (...input: Input) => {
      argon2.runs += 1;
      return work(...input);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

/** What a new connection says first: the pool opens one whenever it likes. */
const GREETING = /^(select pg_backend_pid|set statement_timeout)/;
const PASSWORD = 'Covrig#Plimba7';
const KNOWN = 'ana@exemplu.ro';
const UNKNOWN = 'nimeni@exemplu.ro';

type Work = { readonly argon2Runs: number; readonly statements: readonly string[]; readonly jobs: number };

/** What an answer costs: slow hashes, the very statements the database is sent, and jobs left for later. */
async function workOf<Name extends CallName>(story: TestApp, name: Name, input: CallInput<Name>): Promise<Work> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const runsBefore = argon2.runs;
  await story.api(name, input);
  // Text, or an object that holds it; the driver takes both. The queue looks after itself whenever it likes; the jobs it
  // got are counted by themselves.
  const statements = query.mock.calls
    .map(([asked]: readonly unknown[]) =>
      typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked),
    )
    .filter((text) => !text.includes('pgboss') && !GREETING.test(text));
  query.mockRestore();
  const { rows } = await story.services.pool.query<{ count: number }>(
    "select count(*)::integer as count from pgboss.job where name = 'mail'",
  );
  return { argon2Runs: argon2.runs - runsBefore, statements, jobs: rows[0]?.count ?? 0 };
}

const registration = (email: string) => ({
  body: { authData: { firstName: 'Ana', lastName: 'Pop', email, password: PASSWORD } },
});

/** One call for an address that has an account, and for one that has none. */
const CALLS = {
  register: registration,
  askPasswordReset: (email: string) => ({ body: { email } }),
  subscribe: (email: string) => ({ body: { email, source: 'footer' as const } }),
} as const;

test.each(Object.keys(CALLS) as (keyof typeof CALLS)[])(
  '%s costs the same work for an address that is known here and for one that is not',
  async (name) => {
    await using story = await testApp();
    await theRestaurant(story.db);
    await aCustomer(story.db, { email: KNOWN, passwordHash: await hashPassword(PASSWORD) });
    await story.api('subscribe', { body: { email: KNOWN } });
    await story.db
      .updateTable('newsletter_subscribers')
      .set({ state: 'confirmed', confirmed_at: new Date() })
      .execute();
    // What is loaded once, is loaded.
    await story.api(name, CALLS[name]('primul@exemplu.ro') as CallInput<typeof name>);

    const works: Work[] = [];
    for (const email of [KNOWN, UNKNOWN]) {
      await story.services.pool.query("delete from pgboss.job where name = 'mail'");
      works.push(await workOf(story, name, CALLS[name](email) as CallInput<typeof name>));
    }
    const [known, unknown] = works;
    expect(known?.statements.length).toBeGreaterThan(3);
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ jobs: 1, argon2Runs: name === 'register' ? 1 : 0 });
  },
);

test('the job that is left for an unknown address does nothing', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  await story.api('subscribe', { body: { email: KNOWN } });
  expect(await collectMails(story)).toHaveLength(1);
  await story.db.updateTable('newsletter_subscribers').set({ state: 'confirmed', confirmed_at: new Date() }).execute();
  await story.api('subscribe', { body: { email: KNOWN } });
  await story.api('askPasswordReset', { body: { email: UNKNOWN } });
  expect(await collectMails(story)).toEqual([]);
  expect(await story.db.selectFrom('newsletter_subscribers').select(['state', 'round']).execute()).toEqual([
    { state: 'confirmed', round: 1 },
  ]);
  expect(await story.db.selectFrom('newsletter_consents').select('act').execute()).toEqual([{ act: 'requested' }]);
});
