import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { recordedLog } from '#test/support/recorded-log.ts';
import { shareText } from '../http/answers/shared-body.ts';
import { TRUSTED_MS } from './fresh-enough.ts';
import { openPageCache } from './page-cache.ts';
import { sendCachedPages } from './send-cached-pages.ts';

/** A server over a cache with one page at `/meniu`; whatever goes on to the router is answered "router". */
async function aServer() {
  const facts = { version: '1', isDown: false, nowMs: 0 };
  const cache = openPageCache({
    currentVersion: async () => {
      if (facts.isDown) throw new Error('The database is away');
      return facts.version;
    },
    monotonicMs: () => facts.nowMs,
    log: recordedLog().log,
  });
  const page = {
    status: 200,
    headers: { 'Content-Type': 'text/html' },
    isCacheable: true,
    body: shareText('<h1>Meniu</h1>'),
  };
  await cache.find('/meniu', async () => page);
  const server = createServer(
    sendCachedPages({ cache, publicUrl: 'http://localhost' }, (_request, response) => response.end('router')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server listens on a port');
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${address.port}${path}`, init);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { facts, ask };
}

test('a kept page is sent past the router, with every header of ours and an id of its own', async () => {
  const server = await aServer();
  const response = await server.ask('/meniu', { headers: { 'X-Request-Id': 'request-1234' } });
  expect(await response.text()).toBe('<h1>Meniu</h1>');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-page-cache': 'hit',
    'x-request-id': 'request-1234',
  });
  const ids = [await server.ask('/meniu'), await server.ask('/meniu')].map(({ headers }) =>
    headers.get('x-request-id'),
  );
  expect(new Set(ids).size).toBe(2);
});

test('it comes as the browser likes it, and not again to who has it', async () => {
  const server = await aServer();
  const first = await server.ask('/meniu', { headers: { 'Accept-Encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  const again = await server.ask('/meniu', { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const request = get(first.url, { headers: { 'Accept-Encoding': 'br' }, agent: false });
  const [response]: AsyncIterable<Buffer>[] = await once(request, 'response');
  const bytes = Buffer.concat(await Array.fromAsync(response ?? []));
  expect(brotliDecompressSync(bytes).toString()).toBe('<h1>Meniu</h1>');
});

test.each([
  { what: 'a page that is not cached', path: '/contact', method: 'GET', become: {} },
  { what: 'the same with a parameter', path: '/meniu?q=x', method: 'GET', become: {} },
  { what: 'another method', path: '/meniu', method: 'POST', become: {} },
  {
    what: 'a page of an older version',
    path: '/meniu',
    method: 'GET',
    become: { version: '2', nowMs: TRUSTED_MS + 1 },
  },
  {
    what: 'any page while the database is away',
    path: '/meniu',
    method: 'GET',
    become: { isDown: true, nowMs: TRUSTED_MS + 1 },
  },
])('$what is the router’s matter', async ({ path, method, become }) => {
  const server = await aServer();
  Object.assign(server.facts, become);
  expect(await (await server.ask(path, { method })).text()).toBe('router');
});

test('a version is trusted for a moment, and asked for again before the moment is over', async () => {
  const server = await aServer();
  Object.assign(server.facts, { version: '2', nowMs: TRUSTED_MS - 1 });
  expect(await (await server.ask('/meniu')).text()).toBe('<h1>Meniu</h1>');
  expect(await (await server.ask('/meniu')).text()).toBe('router');
});
