/** Pages as browsers get them: over the real app and a real database, rendered by a renderer that a test controls. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dateOf } from '#domain/time/bucharest.ts';
import { createApp, type RenderPage } from '#server/app.ts';
import { openStaticFiles } from '#server/platform/http/answers/static-files.ts';
import { anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const page = (body: string, nonce = '') =>
  `<!doctype html><html><body>${body}<script nonce="${nonce}">go()</script></body></html>`;
const html = (
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) => ({
  status,
  headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...headers }),
  html: text,
});

/** Shows the restaurant's name, read as a page reads it. */
const showsName: RenderPage = async (_request, { dispatch, nonce }) => {
  const answer = await dispatch(new Request('http://in-process/user-service/restaurant/fetch-information'));
  const { name } = (await answer.json()) as { name: string };
  return html(page(`<h1>${name}</h1>`, nonce));
};

function pagesOf(story: TestApp, render: RenderPage, services: Partial<TestApp['services']> = {}) {
  const all = { ...story.services, ...services };
  const app = createApp(all, { render, files: () => null });
  return (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(new URL(path, 'http://localhost:3000'), { headers }));
}

test('a change is on the next page, in every process', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { name: 'Vatra' });
  const [one, other] = [pagesOf(story, showsName), pagesOf(story.second(), showsName)];
  expect(await (await one('/')).text()).toContain('<h1>Vatra</h1>');
  expect(await (await other('/')).text()).toContain('<h1>Vatra</h1>');
  expect((await one('/?utm_source=x')).headers.get('x-page-cache')).toBe('hit');

  await story.db.updateTable('restaurant').set({ name: 'Frasinul' }).execute();
  for (const ask of [one, other]) {
    const response = await ask('/');
    expect(response.headers.get('x-page-cache')).toBe('miss');
    expect(await response.text()).toContain('<h1>Frasinul</h1>');
  }
});

test('a page that did not change is not sent again, and keeps its policy', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const ask = pagesOf(story, showsName);
  const first = await ask('/', { 'Accept-Encoding': 'br' });
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-encoding')).toBe('br');
  const again = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  expect(first.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test('the renderer gets nothing of the visitor, and personal pages are not cached', async () => {
  await using story = await testApp();
  const seen: string[] = [];
  const ask = pagesOf(story, async (request, { nonce }) => {
    seen.push(JSON.stringify([...request.headers]));
    return html(page(new URL(request.url).pathname, nonce));
  });
  const secrets = { Cookie: 'pofta_session=s3cret', Authorization: 'Bearer s3cret' };
  await ask('/', secrets);
  const personal = await ask('/comanda/t0ken', secrets);
  expect(seen.join()).not.toContain('s3cret');
  expect(personal.headers.get('cache-control')).toBe('no-store');
  expect(personal.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  await ask('/comanda/t0ken', secrets);
  expect(seen).toHaveLength(3);
});

test('a page that sets a cookie is not kept, and the cookie does not pass', async () => {
  await using story = await testApp();
  const ask = pagesOf(story, async (_request, { nonce }) =>
    html(page('', nonce), { headers: { 'Set-Cookie': 'a=b' } }),
  );
  await ask('/');
  const again = await ask('/');
  expect(again.headers.get('x-page-cache')).toBe('miss');
  expect(again.headers.get('set-cookie')).toBeNull();
});

test('every answer carries the headers that guard it', async () => {
  await using story = await testApp();
  const ask = pagesOf(story, showsName);
  for (const path of ['/', '/comenzi', '/nu-exista.php', '/user-service/nothing', '/healthz', '/api', '/robots.txt']) {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy'), path).toBe('same-origin');
    expect(headers.get('strict-transport-security'), path).toBeNull();
    expect(headers.get('content-security-policy'), path).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('a page with a hole is not sent: the guest reads what to do and the id of the request', async () => {
  await using story = await testApp();
  const ask = pagesOf(story, async () => html('<html><body><!--$!--></body></html>'));
  const response = await ask('/', { 'X-Request-Id': 'request-1234' });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain('A apărut o eroare la noi');
  expect(text).toContain('request-1234');
  expect(story.logged.map(({ event }) => event)).toContain('page.failed');
});

test('a loader that fails is the same plain page; a page that is not there is the shop’s own', async () => {
  await using story = await testApp();
  const ask = pagesOf(story, async (request, { nonce }) =>
    html(page('a stack', nonce), { status: request.url.endsWith('/meniu') ? 500 : 404 }),
  );
  const failed = await ask('/meniu');
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toContain('a stack');
  const missing = await ask('/nu-exista');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('no-store');
  expect(await missing.text()).toContain('a stack');
});

test('while the database is away the last good page is sent with a warning; without one the guest is asked to wait', async () => {
  await using story = await testApp();
  let isDown = false;
  const current = async () => {
    if (isDown) throw new Error('away');
    return { menu: 1, restaurant: 1 };
  };
  const ask = pagesOf(
    story,
    async (_request, { nonce }) => html(page('<h1>Meniu</h1>', nonce), { status: isDown ? 503 : 200 }),
    { versions: { current, currentText: async () => String((await current()).menu) } },
  );
  await ask('/meniu');
  isDown = true;
  const stale = await ask('/meniu');
  expect(stale.status).toBe(200);
  expect(stale.headers.get('warning')).toContain('110');
  const none = await ask('/contact');
  expect(none.status).toBe(503);
  expect(none.headers.get('retry-after')).toBe('5');
  expect(await none.text()).toContain('Revenim imediat');
});

test('a redirect stays within the shop, under whatever name it was reached', async () => {
  await using story = await testApp();
  const ask = pagesOf(story, async () =>
    html('', { status: 307, headers: { Location: 'http://localhost:3000/meniu' } }),
  );
  const response = await ask('/meniu/');
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe('/meniu');
});

test('a page that redirects to its own address without the slash at its end leads to no other host', async () => {
  await using story = await testApp();
  const ask = pagesOf(story, async ({ url }) =>
    html('', { status: 307, headers: { Location: new URL(url).pathname.replace(/\/$/, '') } }),
  );
  for (const path of ['//evil.example/', '///evil.example/', '/.//evil.example/', '/%2e//evil.example/']) {
    const response = await ask(`http://localhost:3000${path}`);
    expect(response.headers.get('location'), path).toBe('/evil.example');
  }
});

test('built files are sent compressed, those with a hash in their name for good', async () => {
  await using story = await testApp();
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, 'assets/app-abc123.js'), 'plain()');
  await writeFile(join(folder.path, 'assets/app-abc123.js.br'), 'brotli');
  await writeFile(join(folder.path, 'favicon.svg'), '<svg/>');
  const files = openStaticFiles(folder.path);
  const app = createApp(story.services, { render: showsName, files });
  const ask = (path: string, headers = {}) => app.fetch(new Request(`http://localhost:3000${path}`, { headers }));
  const script = await ask('/assets/app-abc123.js', { 'Accept-Encoding': 'gzip, br' });
  expect(await script.text()).toBe('brotli');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await (await ask('/assets/app-abc123.js')).text()).toBe('plain()');
  const icon = await ask('/favicon.svg');
  expect(icon.headers.get('cache-control')).not.toContain('immutable');
  expect((await ask('/favicon.svg', { 'If-None-Match': icon.headers.get('etag') ?? '' })).status).toBe(304);
  expect((await ask('/assets/app-abc123.js.br')).status).toBe(404);
  expect((await ask('/assets/../../package.json')).status).toBe(404);
  expect((await ask('/.git/HEAD.txt')).status).toBe(404);
  // What lies in a folder is listed nowhere: its address is that of a page.
  for (const path of ['/assets', '/assets/']) expect(await (await ask(path)).text()).not.toContain('abc123');
});

test('the service worker is asked for each time, and may fetch what the shop serves', async () => {
  await using story = await testApp();
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'sw.js'), 'work()');
  const app = createApp(story.services, { render: showsName, files: openStaticFiles(folder.path) });
  const { headers } = await app.fetch(new Request('http://localhost:3000/sw.js'));
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.get('content-type')).toContain('text/javascript');
});

test('the process is alive, and ready once its database is migrated', async () => {
  await using story = await testApp();
  expect((await story.request('/healthz')).status).toBe(200);
  expect(await (await story.request('/readyz')).json()).toEqual({ isReady: true, database: 'reachable' });
  await story.services.db.destroy();
  expect((await story.request('/readyz')).status).toBe(503);
  expect((await story.request('/healthz')).status).toBe(200);
});

test('search engines get the public pages and are kept off the others', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { name: 'Vatra' });
  expect(await (await story.request('/robots.txt')).text()).toContain('Disallow: /comanda/\n');
  const sitemap = await story.request('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('xml');
  expect(await sitemap.text()).toContain('<loc>http://localhost:3000/meniu</loc>');
  expect(await (await story.request('/manifest.webmanifest')).json()).toMatchObject({ name: 'Vatra', lang: 'ro' });
  expect(await (await story.request('/.well-known/security.txt')).text()).toMatch(/^Contact: mailto:/);
  const forAssistants = await (await story.request('/llms.txt')).text();
  expect(forAssistants).toMatch(/^# Vatra\n/);
  const named = [...forAssistants.matchAll(/\(http:\/\/localhost:3000(\/[^)]+)\)/g)].map(([, path]) => path ?? '');
  const data = named.filter((path) => /service|api/.test(path));
  expect(data).toHaveLength(3);
  for (const path of data) expect((await story.request(path)).status, path).toBe(200);
});

test('the sitemap says when staff last changed a dish, and the menu with it; what was never changed has no date', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const [changed, still] = [await aProduct(story.db, { name: 'Ciorbă' }), await aProduct(story.db)];
  const read = async () => (await story.request('/sitemap.xml')).text();
  expect(await read()).not.toContain('lastmod');
  const api = story.apiOf(await anAdmin(story.db));
  await api('saveEntry', { body: { id: changed.id, description: '<p>Cu smântână.</p>' } });
  const today = dateOf(story.clock.now());
  const address = (path: string) => `<loc>http://localhost:3000${path}</loc>`;
  const sitemap = await read();
  expect(sitemap).toContain(`${address(`/meniu/${changed.id}`)}<lastmod>${today}</lastmod>`);
  expect(sitemap).toContain(`${address('/meniu')}<lastmod>${today}</lastmod>`);
  expect(sitemap).toContain(`${address(`/meniu/${still.id}`)}</url>`);
  expect(sitemap).toContain(`${address('/')}</url>`);
});

test('the button on another site reads which ways are open and how long they take, or from when one can order', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { name: 'Vatra', hours: '10:00-22:00' });
  await aZone(story.db, { city: 'Blaj' });
  const read = async () => {
    const answer = await story.request('/embed/state.json', { headers: { Origin: 'https://vatra.exemplu.ro' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    return answer.json();
  };
  expect(await read()).toEqual({
    ways: [
      { method: 'DELIVERY', minutes: null },
      { method: 'PICKUP', minutes: null },
    ],
    from: null,
  });
  story.clock.advanceMinutes(11 * 60);
  expect(await read()).toEqual({ ways: [], from: expect.stringMatching(/^mâine, la 10:/) });
});

test('the menu as JSON is kept until it changes, for guests of the network; a search and the restaurant itself are answered anew', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  await aProduct(story.db, { name: 'Ciorbă' });
  const app = createApp(story.services, { render: showsName, files: () => null });
  const guest = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const ask = (query = '', env: object = guest, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://localhost:3000/user-service/get-base-products${query}`, { headers }), env);
  const first = await ask();
  expect(first.headers.get('x-page-cache')).toBe('miss');
  expect(first.headers.get('content-type')).toContain('application/json');
  expect(await first.text()).toBe(await (await ask('', {})).text());
  expect((await ask('', {})).headers.get('x-page-cache')).toBeNull();
  expect((await ask()).headers.get('x-page-cache')).toBe('hit');
  expect((await ask('', guest, { 'If-None-Match': first.headers.get('etag') ?? '' })).status).toBe(304);
  expect((await ask('?search=ciorba')).headers.get('x-page-cache')).toBeNull();
  expect((await ask('?category=nimic')).headers.get('cache-control')).toBe('no-store');

  await aProduct(story.db, { name: 'Papanași' });
  const after = await ask();
  expect(after.headers.get('x-page-cache')).toBe('miss');
  expect(await after.text()).toContain('Papanași');
});
