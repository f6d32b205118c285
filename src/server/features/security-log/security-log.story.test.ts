import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SecurityKind } from '#contract/security-log/kinds.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { deleteOldSecurityEvents } from '#server/platform/security/security-log.ts';
import { aCustomer, aManager, anAdmin } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const PASSWORD = 'Covrig#Plimba7';
const story = await testApp();
afterAll(() => story.close());
await theRestaurant(story.db);
const passwordHash = await hashPassword(PASSWORD);
const admin = await anAdmin(story.db, { firstName: 'Elena', lastName: 'Rus', passwordHash });
const read = story.apiOf(admin);

/** Whose minute begins anew, so that nothing is counted together with the test before. */
beforeEach(() => story.clock.advanceMinutes(5));

const newest = async (kind: SecurityKind) => (await read('getSecurityEvents', { query: { kind } })).content;

async function tryPassword(email: string, password: string, ip: string) {
  return story.request(
    '/admin-service/authenticate',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130' },
      body: JSON.stringify({ email, password }),
    },
    { ip },
  );
}

test('the owner reads who signed in, from where and with what; managers do not', async () => {
  expect((await tryPassword(admin.email, PASSWORD, '203.0.113.7')).status).toBe(200);
  const [event] = (await read('getSecurityEvents', { query: { userId: admin.id } })).content;
  expect(event).toMatchObject({
    kind: 'signed_in_new_device',
    user: { id: admin.id, name: 'Elena Rus' },
    actor: null,
    ip: '203.0.113.7',
    device: 'Chrome, Android',
    times: 1,
  });
  expect((await refusalOf(story.apiOf(await aManager(story.db)), 'getSecurityEvents')).status).toBe(403);
});

test('a hundred wrong passwords are a row for what was tried and one for what was stopped, each with its repetitions, and no row holds what was typed', async () => {
  for (let index = 0; index < 100; index += 1) await tryPassword('Parola-mea-in-alt-camp', 'x', '203.0.113.8');
  await story.services.securityLog.writeRepeated();
  const rows = [...(await newest('sign_in_failed')), ...(await newest('limit_reached'))];
  expect(rows.map(({ times }) => times).reduce((sum, times) => sum + times, 0)).toBe(100);
  expect(rows).toHaveLength(4);
  const { rows: stored } = await sql<{ text: string }>`select security_events::text from security_events`.execute(
    story.db,
  );
  expect(JSON.stringify(stored)).not.toContain('Parola-mea');
});

test('guesses from very many addresses are counted together', async () => {
  for (let index = 0; index < 130; index += 1) {
    await story.services.securityLog.record({ kind: 'access_refused', userId: null, ip: `198.51.100.${index}` });
  }
  await story.services.securityLog.writeRepeated();
  const { n } = await story.db
    .selectFrom('security_events')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('kind', '=', 'access_refused')
    .where('detail', '=', '')
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(102);
});

test('a call that is not one’s own and a table taken along leave a line', async () => {
  const customer = await aCustomer(story.db);
  await refusalOf(story.apiOf(customer), 'getUsers');
  expect((await newest('access_refused'))[0]).toMatchObject({ user: { id: customer.id }, detail: 'getUsers' });
  await story.request('/admin-service/export/customers', {}, { token: admin.token, ip: '203.0.113.9' });
  expect((await newest('exported'))[0]).toMatchObject({ user: { id: admin.id }, detail: 'customers' });
});

test('what the contract does not know leaves one line a minute, without what was sent', async () => {
  const send = (body: string) =>
    story.request(
      '/user-service/subscribe',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body },
      { ip: '203.0.113.11' },
    );
  expect((await send('{"email":')).status).toBe(400);
  expect((await send('{"email":{"$ne":"Parola-mea"}}')).status).toBe(422);
  expect((await send('{"email":"ana\\u0000@exemplu.ro"}')).status).toBe(400);
  await story.services.securityLog.writeRepeated();
  const rows = (await newest('input_refused')).filter(({ ip }) => ip === '203.0.113.11');
  expect(rows.map(({ times, detail }) => [times, detail])).toEqual([
    [2, 'subscribe'],
    [1, 'subscribe'],
  ]);
});

test('another role leaves a line with who gave it', async () => {
  const mara = await aManager(story.db, { firstName: 'Mara' });
  await read('saveUser', { params: { id: String(mara.id) }, body: { role: 'ROLE_ADMIN' } });
  const { content } = await read('getSecurityEvents', { query: { userId: mara.id, kind: 'rights_changed' } });
  expect(content).toMatchObject([{ actor: { id: admin.id }, detail: 'ROLE_ADMIN' }]);
});

test('staff are mailed once about a device that was not used before', async () => {
  const letters = async () =>
    (await story.db.selectFrom('security_events').selectAll().where('kind', '=', 'signed_in_new_device').execute())
      .length;
  await collectMails(story);
  const before = await letters();
  for (const ip of ['203.0.113.7', '203.0.113.50', '203.0.113.50']) await tryPassword(admin.email, PASSWORD, ip);
  expect((await letters()) - before).toBe(1);
  const posted = await collectMails(story);
  expect(posted.filter(({ subject }) => subject === 'Conectare de pe un dispozitiv nou')).toHaveLength(1);
});

test('the role of the web processes rewrites nothing of the log; what is older than 180 days goes', async () => {
  const { pool } = story.services;
  for (const statement of [
    "update security_events set kind = 'x'",
    'delete from security_events',
    'truncate security_events',
  ]) {
    await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
  await pool.query(`insert into security_events (at, kind) values (now() - interval '181 days', 'signed_in')`);
  await deleteOldSecurityEvents(story.db);
  const { rows } = await pool.query(
    `select count(*)::int as n from security_events where at < now() - interval '180 days'`,
  );
  expect(rows).toEqual([{ n: 0 }]);
});
