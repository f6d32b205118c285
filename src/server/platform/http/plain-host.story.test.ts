import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { beginBackgroundWork } from '#server/background-work.ts';
import { testApp } from '#test/support/test-app.ts';
import { openServer } from './open-server.ts';
import { refuseBadHosts } from './plain-host.ts';

/** A web process as `worker.ts` puts it together, without pages. */
async function aWebProcess() {
  const story = await testApp();
  const { app, services } = story;
  const server = openServer(refuseBadHosts(services.config.publicUrl, getRequestListener(app.fetch)));
  const work = beginBackgroundWork(services);
  server.on('upgrade', work.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  return {
    /** The whole answer to a request with these headers. */
    async ask(path: string, headers: readonly string[], method = 'POST'): Promise<string> {
      const socket = connect({ port, host: '127.0.0.1' });
      const isUpgrade = headers.includes('Upgrade: websocket');
      const head = [
        `${isUpgrade ? 'GET' : method} ${path} HTTP/1.1`,
        ...headers,
        ...(isUpgrade ? [] : ['Content-Length: 2']),
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${isUpgrade ? '' : '{}'}`);
      return text(socket);
    },
    /** All that is answered to these bytes before the connection ends. */
    async send(bytes: string): Promise<string> {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.write(bytes);
      return text(socket);
    },
    async [Symbol.asyncDispose]() {
      await work.close();
      server.closeAllConnections();
      server.close();
      await story.close();
    },
  };
}

const CALL = '/user-service/subscribe';
const AS_JSON = ['Content-Type: application/json', 'Connection: close'];
const AS_SOCKET = ['Connection: Upgrade', 'Upgrade: websocket'];

test('a host that is none, or is named twice, is refused as input; a plain one is answered', async () => {
  await using web = await aWebProcess();
  const odd = [
    ['Host: a.0.0.1'],
    ['Host: 1.2.3.4.5'],
    ['Host: magazin.ro/altceva'],
    ['Host: cineva@magazin.ro'],
    ['Host: magazin.ro', 'Host: altul.ro'],
    ['Host: magazin.ro', 'host: magazin.ro'],
  ];
  for (const hosts of odd) {
    const answer = await web.ask(CALL, [...hosts, ...AS_JSON]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed_request"');
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(await web.ask('/user-service/ws', [...hosts, ...AS_SOCKET])).toMatch(/^HTTP\/1\.1 400 /);
  }
  for (const host of ['localhost', 'magazin.ro:8080', '127.0.0.1:3000', '[::1]:3000', 'xn--poft-ika.ro']) {
    expect(await web.ask(CALL, [`Host: ${host}`, ...AS_JSON])).toMatch(/^HTTP\/1\.1 422 /);
  }
});

test('methods that the contract does not name are not found, and nothing that was sent comes back', async () => {
  await using web = await aWebProcess();
  const headers = ['Host: localhost', 'X-Secret: parola-mea', ...AS_JSON];
  for (const method of ['TRACE', 'TRACK', 'PUT', 'PATCH', 'PROPFIND']) {
    for (const path of ['/', CALL]) {
      const answer = await web.ask(path, headers, method);
      expect(answer, `${method} ${path}`).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toContain('parola-mea');
    }
  }
});

/** What a proxy and a server may read in two ways; after each stands a request that nobody sent. */
const AMBIGUOUS: readonly (readonly [string, readonly string[], string])[] = [
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 40'], '{}'],
  ['two lengths in one field', ['Content-Length: 2, 40'], '{}'],
  ['a length with a sign', ['Content-Length: +2'], '{}'],
  ['an encoding that is none', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ['chunks that are encoded once more', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ['a blank before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
  ['a field on two lines', ['Transfer-Encoding:', ' chunked'], '0\r\n\r\n'],
  ['a chunk with no size', ['Transfer-Encoding: chunked'], 'z\r\n\r\n'],
  ['a line end that is half of one', ['X-A: b\nTransfer-Encoding: chunked'], '0\r\n\r\n'],
];

test.each(AMBIGUOUS)('a request with %s is refused, and what follows it is no request', async (_, fields, body) => {
  await using web = await aWebProcess();
  const head = [
    'POST /user-service/subscribe HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...fields,
  ];
  const smuggled = 'GET /user-service/get-categories HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const answer = await web.send(`${head.join('\r\n')}\r\n\r\n${body}${smuggled}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
});
