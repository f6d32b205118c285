import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { callOut } from './call-out.ts';

const CALLER = { name: 'webhook', to: 'configured', timeoutMs: 20_000, mostBytes: 100 } as const;

async function aServer(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/call?a=1`);
}

test('a configured address on this machine gets method, headers and body, and any status is an answer', async () => {
  const address = await aServer(async (request, response) => {
    response.statusCode = 503;
    response.end(`${request.method} ${request.url} ${request.headers['x-key']} ${await buffer(request)}`);
  });
  const called = await callOut(CALLER, { address, method: 'POST', headers: { 'X-Key': '7' }, body: 'three' });
  expect(called.ok && [called.value.status, called.value.body.toString()]).toEqual([503, 'POST /call?a=1 7 three']);
});

test('a body that nothing reads is not waited for', async () => {
  const address = await aServer((_, response) => void response.write('it never ends'));
  const called = await callOut({ ...CALLER, mostBytes: 0 }, { address });
  expect(called.ok && [called.value.status, called.value.body.length]).toEqual([200, 0]);
});

test('a redirect is an answer, and not followed', async () => {
  const paths: (string | undefined)[] = [];
  const address = await aServer(({ url }, response) => {
    paths.push(url);
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  expect(await callOut(CALLER, { address })).toMatchObject({ ok: true, value: { status: 307 } });
  expect(paths).toEqual(['/call?a=1']);
});

test('an address that the caller may not call is not asked', async () => {
  const address = new URL('https://127.0.0.1/');
  const called = await callOut({ ...CALLER, to: 'public' }, { address });
  expect(!called.ok && [called.error.code, called.error.error.message]).toEqual([
    'forbidden',
    'webhook may not call 127.0.0.1',
  ]);
});

test('an answer that is too long, cut off or too late says with which status it began', async () => {
  const long = await aServer((_, response) => void response.write('x'.repeat(101)));
  expect(await callOut(CALLER, { address: long })).toMatchObject({ error: { code: 'too_large', status: 200 } });
  const cut = await aServer((_, response) => {
    response.writeHead(404, { 'Content-Length': '50' });
    response.write('x', () => response.destroy());
  });
  expect(await callOut(CALLER, { address: cut })).toMatchObject({ error: { code: 'unreachable', status: 404 } });
  const late = await aServer((_, response) => void response.write('x'));
  const waited = await callOut({ ...CALLER, timeoutMs: 200 }, { address: late });
  expect(!waited.ok && [waited.error.code, waited.error.error.name]).toEqual(['unreachable', 'TimeoutError']);
});

test('what answers nothing is unreachable', async () => {
  const silent = await aServer(() => {});
  const called = await callOut({ ...CALLER, timeoutMs: 100 }, { address: silent });
  expect(!called.ok && [called.error.status, called.error.error.name]).toEqual([null, 'TimeoutError']);
});
