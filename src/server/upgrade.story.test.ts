import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import { testApp } from '#test/support/test-app.ts';
import { beginBackgroundWork } from './background-work.ts';

const upgradeOf = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Origin: https://elsewhere.example',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

test.each([SOCKET_PATH, '/elsewhere'])(
  'a client that disconnects while being refused at %s breaks nothing',
  async (path) => {
    await using story = await testApp();
    const work = beginBackgroundWork(story.services);
    const server = createServer();
    const refused = Promise.withResolvers<Duplex>();
    server.on('upgrade', (request, socket, head) => {
      work.upgrade(request, socket, head);
      refused.resolve(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server's address is never a path.
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
    visitor.write(upgradeOf(path));

    const socket = await refused.promise;
    // What the network reports of a peer that is gone; an event `error` without a listener is thrown.
    expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
    expect(socket.destroyed).toBe(true);

    visitor.destroy();
    await work.close();
    server.close();
  },
);

test.each([SOCKET_PATH, '/elsewhere'])('a client refused at %s that stays connected is disconnected', async (path) => {
  await using story = await testApp();
  const work = beginBackgroundWork(story.services);
  const server = createServer();
  const refused = Promise.withResolvers<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    work.upgrade(request, socket, head);
    refused.resolve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  const visitor = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
  visitor.write(upgradeOf(path));

  const socket = await refused.promise;
  await expect.poll(() => socket.destroyed).toBe(true);

  visitor.destroy();
  await work.close();
  server.close();
});
