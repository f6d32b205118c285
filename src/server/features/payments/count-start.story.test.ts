import { expect, test } from 'vitest';
import { guest } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { anOnlineOrder, offerOnline, press } from '#test/support/online-payments.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** What a browser sends, with its cookie; answers with what it gets. */
async function send(story: TestApp, path: string, body: object, cookie: string) {
  const response = await story.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie === '' ? {} : { Cookie: cookie }) },
    body: JSON.stringify(body),
  });
  const [given = ''] = response.headers.getSetCookie().filter((one) => one.startsWith('pofta_device='));
  const answer: { readonly code?: string; readonly accessToken?: string; readonly payUrl?: string | null } =
    await response.json();
  return { status: response.status, cookie: given.split(';')[0] ?? '', ...answer };
}

test('one browser begins five payments in an hour, whoever it says it is; another one is not concerned', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  await offerOnline(story);
  const soup = await aProduct(story.db);
  const order = (index: number, cookie = '') =>
    send(story, '/user-service/user-placing-order', anOnlineOrder({ of: [soup], delivery: guest(index) }), cookie);

  const first = await order(1);
  expect(first).toMatchObject({ status: 201, cookie: expect.stringMatching(/^pofta_device=[\w-]{43}$/) });
  const { cookie } = first;
  // A browser that has a cookie gets no other.
  for (const index of [2, 3, 4]) expect(await order(index, cookie)).toMatchObject({ status: 201, cookie: '' });
  await press(story, first.payUrl ?? '', 'bank_refused');
  story.clock.advanceMinutes(25);
  const again = { token: first.accessToken };
  // Paying the same order again counts, as far as it begins another payment.
  expect((await send(story, '/user-service/pay-order', again, cookie)).status).not.toBe(429);
  expect(await order(5, cookie)).toMatchObject({ status: expect.any(Number) });
  expect(await order(6, cookie)).toMatchObject({ status: 429, code: 'too_many_payments' });
  expect((await order(7)).status).toBe(201);

  const log = await story.db.selectFrom('security_events').select(['kind', 'detail', 'user_id']).execute();
  expect(log).toContainEqual({ kind: 'limit_reached', detail: 'payment_start_of_browser', user_id: null });
  // The cookie proves nothing: it is no known device of a mailbox.
  expect(
    await story.db.selectFrom('rate_limits').select('key').where('key', 'like', 'known_device%').execute(),
  ).toEqual([]);
});
