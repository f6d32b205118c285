/** Which sign-ins count as a page's: the back office locks itself and asks for proofs in those. */
import { afterAll, expect, test } from 'vitest';
import { CALLS } from '#contract/all-calls.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { anAdmin } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const PASSWORD = 'Covrig#Plimba7';
const HOST = 'magazin.test';
const both = [true, false] as const;

const shops = {
  http: await testApp({ publicUrl: `http://${HOST}` }),
  https: await testApp({ publicUrl: `https://${HOST}` }),
};
afterAll(() => Promise.all(Object.values(shops).map((shop) => shop.close())));
const passwordHash = await hashPassword(PASSWORD);
for (const shop of Object.values(shops)) await theRestaurant(shop.db);

const MATRIX = (['http', 'https'] as const).flatMap((protocol) =>
  both.flatMap((hasFetchHeader) =>
    both.flatMap((hasOrigin) => both.map((cookieOnly) => ({ protocol, hasFetchHeader, hasOrigin, cookieOnly }))),
  ),
);

test.each(MATRIX)(
  '$protocol, Sec-Fetch-Site $hasFetchHeader, Origin $hasOrigin, cookieOnly $cookieOnly',
  async (sent) => {
    const { protocol, hasFetchHeader, hasOrigin, cookieOnly } = sent;
    const shop = shops[protocol];
    const { email } = await anAdmin(shop.db, { passwordHash });
    const headers = new Headers({ host: HOST, 'content-type': 'application/json' });
    if (hasFetchHeader) headers.set('sec-fetch-site', 'same-origin');
    if (hasOrigin) headers.set('origin', `${protocol}://${HOST}`);
    const visitor = { ip: '198.51.100.7' };
    const post = (path: string, body: object, cookie = '') => {
      const more = new Headers(headers);
      if (cookie !== '') more.set('cookie', cookie);
      return shop.request(path, { method: 'POST', headers: more, body: JSON.stringify(body) }, visitor);
    };
    const signedIn = await post(CALLS.authenticateStaff.path, {
      email,
      password: PASSWORD,
      ...(cookieOnly && { cookieOnly }),
    });
    const [cookie = ''] = (signedIn.headers.getSetCookie()[0] ?? '').split(';');
    const ask = async (path: string) => (await shop.request(path, { headers: { host: HOST, cookie } }, visitor)).status;

    const isPage = hasFetchHeader || hasOrigin || cookieOnly;
    const { kind } = await shop.db
      .selectFrom('sessions')
      .select('kind')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(kind).toBe(isPage ? 'page' : 'program');
    const whenItHolds = isPage ? 403 : 200;
    const exported = CALLS.exportTable.path.replace('{kind}', 'customers');
    expect(await ask(exported)).toBe(200);
    shop.clock.advanceMinutes(11);
    expect(await ask(exported), 'an export eleven minutes later').toBe(whenItHolds);
    await shop.db
      .updateTable('sessions')
      .set({ proved_at: new Date(shop.clock.now()) })
      .execute();
    expect(await ask(CALLS.getClients.path)).toBe(200);
    await post(CALLS.lockOffice.path, {}, cookie);
    expect(await ask(CALLS.getClients.path), 'after it was locked by hand').toBe(whenItHolds);
    await shop.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(shop.clock.now()) })
      .execute();
    shop.clock.advanceMinutes(61);
    expect(await ask(CALLS.getClients.path), 'an hour without a hand').toBe(whenItHolds);
  },
);
