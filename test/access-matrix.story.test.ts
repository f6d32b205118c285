import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import type { Access } from '#contract/define/define-call.ts';
import { instant } from '#domain/time/instant.ts';
import { hashSecret, revokeSession } from '#server/platform/sessions.ts';
import { aCook, aCourier, aCustomer, aManager, anAdmin } from '#test/support/factories.ts';
import { openSocketGate } from '#test/support/socket-door.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';

const PRINCIPALS = [
  'visitor',
  'customer',
  'kitchen',
  'manager',
  'admin',
  'expired admin',
  'revoked admin',
  'courier',
  'ended courier',
] as const;

/** `in`: the call is executed; 401: sign in first; 403: not allowed for this person. */
type Entry = 'in' | 401 | 403;

/**
 * Who may make the calls of each level, in the order of `PRINCIPALS`. A changed level of a call shows in review,
 * because it is also in `docs/generated/openapi.json`.
 */
const LETS_IN = {
  public: ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'],
  signed_in: [401, 'in', 'in', 'in', 'in', 401, 401, 401, 401],
  any_staff: [401, 403, 'in', 'in', 'in', 401, 401, 401, 401],
  kitchen: [401, 403, 'in', 'in', 'in', 401, 401, 401, 401],
  staff: [401, 403, 403, 'in', 'in', 401, 401, 401, 401],
  admin: [401, 403, 403, 403, 'in', 401, 401, 401, 401],
  // A courier's session may make the courier's calls only, and no person's session may make these.
  courier: [401, 401, 401, 401, 401, 401, 401, 'in', 401],
} as const satisfies Record<Access, readonly Entry[]>;

/** 168 hours before the story's clock, to the second. */
const JUST_EXPIRED = instant(Date.parse('2026-11-13T10:00:00Z'));

const Described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string(), 'x-access': z.string() }))),
});

/** Well-formed, but never issued. */
const NOBODYS_TOKEN = 'x'.repeat(43);

async function tokenOf({ db, clock }: TestApp, principal: (typeof PRINCIPALS)[number]): Promise<string | null> {
  switch (principal) {
    case 'visitor':
      return null;
    case 'customer':
      return (await aCustomer(db)).token;
    case 'kitchen':
      return (await aCook(db)).token;
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
    case 'courier':
      return (await aCourier(db)).token;
    case 'ended courier': {
      const { id, token } = await aCourier(db);
      await db
        .updateTable('couriers')
        .set({ ended_at: new Date(clock.now()), link_hash: null, pin_hash: null })
        .where('id', '=', id)
        .execute();
      return token;
    }
  }
}

/** Whether an empty request passes the access check; what the call itself does is tested elsewhere. */
async function knock(story: TestApp, name: CallName, token: string | null): Promise<Entry> {
  const { method, path } = CALLS[name];
  // The kitchen may read the lists of open orders.
  const query = name === 'getAllOrders' ? '?status=NEW' : '';
  const address = `${path.replace('{id}', '1').replace('{token}', NOBODYS_TOKEN)}${query}`;
  const init = method === 'POST' ? { method, headers: { 'Content-Type': 'application/json' }, body: '{}' } : { method };
  const response = await story.request(address, init, token === null ? {} : { token });
  const answer: unknown = await response.json();
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null;
  if (code === 'unauthenticated') return 401;
  return code === 'forbidden' ? 403 : 'in';
}

// These calls change nothing, so one restaurant serves the whole table.
const shop = await testApp();
afterAll(() => shop.close());

// The keys of a literal table are its names.
test.each(Object.keys(CALLS) as CallName[])('%s lets in whom its level says', async (name) => {
  const entries: Entry[] = [];
  for (const principal of PRINCIPALS) entries.push(await knock(shop, name, await tokenOf(shop, principal)));
  expect(entries).toEqual(LETS_IN[CALLS[name].access]);
});

test('the running app describes every call with its level', async () => {
  const described: unknown = await (await shop.request('/api/openapi.json')).json();
  const levels = Object.fromEntries(
    Object.values(Described.parse(described).paths)
      .flatMap((methods) => Object.values(methods))
      .map((call) => [call.operationId, call['x-access']]),
  );
  const declared = Object.entries(CALLS).map(([name, { access }]) => [name, access]);
  expect(levels).toEqual(Object.fromEntries(declared));
});

test('the push connection lets in staff and the kitchen', async () => {
  await using door = await openSocketGate(shop.services);
  const entries: Entry[] = [];
  for (const principal of PRINCIPALS) {
    entries.push(await door.knock((await tokenOf(shop, principal)) ?? NOBODYS_TOKEN));
  }
  expect(entries).toEqual(LETS_IN.kitchen);
});

test('the push connection takes a token in its address from our own pages only', async () => {
  await using door = await openSocketGate(shop.services);
  const { token } = await aManager(shop.db);
  expect(await door.knockByAddress(token, 'http://localhost:3000')).toBe('in');
  expect(await door.knockByAddress(token, 'https://elsewhere.example')).toBe('refused');
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
