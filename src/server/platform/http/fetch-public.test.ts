import { createServer, request as plainRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { recordedLog } from '#test/support/recorded-log.ts';
import { openFetchPublic } from './fetch-public.ts';

const CALLER = { name: 'menu', to: 'public', timeoutMs: 20_000, mostBytes: 1_000 } as const;
const HEADERS = { Accept: 'application/json' };
const ADDRESS = new URL('https://menu.example/pos/menu?a=1');

/** A server on this machine that is asked in place of the one of the address. */
async function aServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { log, events } = recordedLog();
  const fetchPublic = openFetchPublic(log, (address, { lookup: _, agent: _own, ...options }) =>
    plainRequest({ ...options, host: '127.0.0.1', port, path: `${address.pathname}${address.search}` }),
  );
  return { fetchPublic, events };
}

test('the answer comes whole, asked with the given headers', async () => {
  const there = await aServer(({ url, headers }, response) => {
    response.write('one ');
    response.end(`${url} ${headers.accept} ${headers['accept-encoding']}`);
  });
  const fetched = await there.fetchPublic(CALLER, ADDRESS, HEADERS);
  expect(fetched.ok && new TextDecoder().decode(fetched.value)).toBe('one /pos/menu?a=1 application/json identity');
});

test('a redirect is not followed', async () => {
  let asked = 0;
  const there = await aServer((_, response) => {
    asked += 1;
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });
  expect(await there.fetchPublic(CALLER, ADDRESS, HEADERS)).toEqual({
    ok: false,
    error: { code: 'status', status: 302 },
  });
  expect(asked).toBe(1);
});

test('an answer without an end is broken off at the limit', async () => {
  const there = await aServer((_, response) => {
    // It is never ended.
    response.write('x'.repeat(1_001));
  });
  expect(await there.fetchPublic(CALLER, ADDRESS, HEADERS)).toMatchObject({ error: { code: 'too_large' } });
});

test('a server that says nothing, and one that hangs up half way, are not waited for', async () => {
  const silent = await aServer(() => {});
  expect(await silent.fetchPublic({ ...CALLER, timeoutMs: 50 }, ADDRESS, HEADERS)).toMatchObject({
    error: { code: 'unreachable' },
  });
  expect(silent.events).toEqual([
    { level: 'warn', event: 'fetch.failed', fields: { host: 'menu.example', code: expect.any(String) } },
  ]);
  const rude = await aServer((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('x', () => response.destroy());
  });
  expect(await rude.fetchPublic(CALLER, ADDRESS, HEADERS)).toMatchObject({ error: { code: 'unreachable' } });
});

test.each([
  'http://menu.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://user@menu.example/',
  'https://menu.example:5432/',
])('%s is not asked', async (address) => {
  const there = await aServer((_, response) => void response.end('reached'));
  expect(await there.fetchPublic(CALLER, new URL(address), HEADERS)).toMatchObject({ error: { code: 'unreachable' } });
});
