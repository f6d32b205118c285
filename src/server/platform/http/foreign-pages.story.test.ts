/** Cross-site requests (reliability T27): a browser with a live session, on a page that is not ours. */

import { afterAll, expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import type { Call } from '#contract/define/define-call.ts';
import { aCourier, anAdmin } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';

const shop = await testApp();
afterAll(() => shop.close());
// New: an older one is asked for a proof before its body is read.
const { token } = await anAdmin(shop.db, { sessionOpenedAt: shop.clock.now() });
const courier = await aCourier(shop.db);

const OVER_THE_NETWORK = '203.0.113.7';
const OWN = 'http://localhost:3000';

/** What a browser says of the page that sends: by itself, a page cannot say otherwise. */
const FOREIGN_PAGES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['another site', { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site in an old browser', { Origin: 'https://elsewhere.example' }],
  ['a site that begins like ours', { Origin: `${OWN}.elsewhere.example` }],
  ['another port of this machine', { Origin: 'http://localhost:4000', 'Sec-Fetch-Site': 'same-site' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a neighbour of the domain without an origin', { 'Sec-Fetch-Site': 'same-site' }],
];

async function send(name: CallName, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const { method, path } = CALLS[name];
  const response = await shop.request(
    path.replace(/\{\w+\}/g, '1'),
    {
      method,
      headers: { Cookie: `pofta_session=${token}; pofta_curier=${courier.token}`, Host: 'localhost:3000', ...headers },
      ...(method === 'POST' ? { body: '{}' } : {}),
    },
    { ip: OVER_THE_NETWORK },
  );
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null;
}

// The keys of a literal table are its names.
const UNSAFE = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].method !== 'GET');

test.each(FOREIGN_PAGES)('a page of another site changes nothing: %s', async (_, headers) => {
  for (const name of UNSAFE) {
    expect([name, await send(name, { 'Content-Type': 'application/json', ...headers })]).toEqual([
      name,
      'foreign_origin',
    ]);
  }
});

test('our own pages, and programs that name no page, get past that', async () => {
  const asOurs = { 'Content-Type': 'application/json', Origin: OWN, 'Sec-Fetch-Site': 'same-origin' };
  expect(await send('reorderCategories', asOurs)).not.toBe('foreign_origin');
  expect(await send('reorderCategories', { 'Content-Type': 'application/json' })).not.toBe('foreign_origin');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'what a form of any site may send is no call of ours: %s',
  async (type) => {
    for (const name of UNSAFE.filter((one) => CALLS[one].method === 'POST' && (CALLS[one] as Call).sends !== 'form')) {
      expect([name, await send(name, { 'Content-Type': type })]).toEqual([name, expect.stringMatching(REFUSED)]);
    }
  },
);

/** By its type, or because its limit or its path said no before anybody looked. */
const REFUSED = /^(unsupported_media_type|too_many_requests)$/;
