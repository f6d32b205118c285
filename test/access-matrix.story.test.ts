import { afterAll, expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { instant } from '#domain/time/instant.ts';
import { hashSecret, revokeSession } from '#server/platform/sessions.ts';
import { ACCESS_MATRIX, type Entry, PRINCIPALS, SOCKET_ACCESS } from '#test/access-matrix.ts';
import { aCustomer, aManager, anAdmin } from '#test/support/factories.ts';
import { openSocketDoor } from '#test/support/socket-door.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';

/** 168 hours before the clock of the story, to the second. */
const JUST_EXPIRED = instant(Date.parse('2026-11-13T10:00:00Z'));

/** Well-formed, and nobody's. */
const NOBODYS_TOKEN = 'x'.repeat(43);

async function tokenOf({ db, clock }: TestApp, principal: (typeof PRINCIPALS)[number]): Promise<string | null> {
  switch (principal) {
    case 'nobody':
      return null;
    case 'customer':
      return (await aCustomer(db)).token;
    case 'manager':
      return (await aManager(db)).token;
    case 'admin':
      return (await anAdmin(db)).token;
    case 'expired admin':
      return (await anAdmin(db, { sessionOpenedAt: JUST_EXPIRED })).token;
    case 'revoked admin': {
      const { token } = await anAdmin(db);
      await revokeSession(db, hashSecret(token), clock.now());
      return token;
    }
  }
}

/** The empty request gets past the door or not; what is behind it is other stories' business. */
async function knock(story: TestApp, name: CallName, token: string | null): Promise<Entry> {
  const { method, path } = CALLS[name];
  const address = path.replace('{id}', '1').replace('{token}', NOBODYS_TOKEN);
  const init = method === 'POST' ? { method, headers: { 'Content-Type': 'application/json' }, body: '{}' } : { method };
  const response = await story.request(address, init, token === null ? {} : { token });
  const answer: unknown = await response.json();
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null;
  if (code === 'unauthenticated') return 401;
  return code === 'forbidden' ? 403 : 'in';
}

// Nothing is changed behind the door, so one house serves the whole table.
const house = await testApp();
afterAll(() => house.close());

// The keys of a literal table are its names.
test.each(Object.keys(CALLS) as CallName[])('%s lets in whom the table says', async (name) => {
  const entries: Entry[] = [];
  for (const principal of PRINCIPALS) entries.push(await knock(house, name, await tokenOf(house, principal)));
  expect(entries).toEqual(ACCESS_MATRIX[name]);
});

test('the push connection lets in whom the table says', async () => {
  await using door = await openSocketDoor(house.services);
  const entries: Entry[] = [];
  for (const principal of PRINCIPALS) {
    entries.push(await door.knock((await tokenOf(house, principal)) ?? NOBODYS_TOKEN));
  }
  expect(entries).toEqual(SOCKET_ACCESS);
});

test('the push connection takes a token in its address from our own pages only', async () => {
  await using door = await openSocketDoor(house.services);
  const { token } = await aManager(house.db);
  expect(await door.knockByAddress(token, 'http://localhost:3000')).toBe('in');
  expect(await door.knockByAddress(token, 'https://elsewhere.example')).toBe('refused');
});

test('the table names no call that is gone', () => {
  expect(new Set(Object.keys(ACCESS_MATRIX))).toEqual(new Set(Object.keys(CALLS)));
});

test('what is no call at all is told nothing more to staff than to strangers', async () => {
  await using story = await testApp();
  const { token } = await anAdmin(story.db);
  for (const path of [
    '/admin-service/secrets',
    '/user-service/',
    '/admin-service/confirm-order/1',
    '/user-service/ws',
  ]) {
    const answers = await Promise.all([story.request(path), story.request(path, {}, { token })]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
});

test('a member of staff who was switched off is out at once', async () => {
  await using story = await testApp();
  const { id, token } = await anAdmin(story.db);
  expect(await knock(story, 'getStaffSession', token)).toBe('in');
  await story.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
  expect(await knock(story, 'getStaffSession', token)).toBe(401);
});

test('a manager who becomes a customer is a customer from the next call on', async () => {
  await using story = await testApp();
  const { id, token } = await aManager(story.db);
  await story.db
    .updateTable('users')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', id)
    .execute();
  expect(await knock(story, 'getAllOrders', token)).toBe(403);
});
