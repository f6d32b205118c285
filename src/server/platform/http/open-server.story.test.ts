import { once } from 'node:events';
import { type RequestListener, request as send } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openServer, refuseUpgrade } from './open-server.ts';

const HURRIED = { headMs: 100, requestMs: 200, silenceMs: 300, lookEveryMs: 20 };
const CROWD = 20;
/** More than every buffer between two programs of one machine takes in. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);

/** A server in a hurry that counts who is still connected. */
async function aHurriedServer(answer: RequestListener) {
  const server = openServer(answer, HURRIED);
  const connections = new Set<Socket>();
  let everSeen = 0;
  server.on('connection', (socket: Socket) => {
    everSeen += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  const visitors: Socket[] = [];
  return {
    server,
    port,
    connections,
    countSeen: () => everSeen,
    /** A client that sends `text` and never disconnects. */
    visit(text: string): Socket {
      const visitor = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      visitor.on('error', () => {});
      visitor.write(text);
      visitors.push(visitor);
      return visitor;
    },
    async [Symbol.asyncDispose]() {
      for (const visitor of visitors) visitor.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

test('an answer that takes the server longer than the silence it bears arrives', async () => {
  await using door = await aHurriedServer((_request, response) => {
    setTimeout(() => response.write('ser'), 3 * HURRIED.silenceMs);
    setTimeout(() => response.end('vit'), 6 * HURRIED.silenceMs);
  });
  const [response] = await once(send({ port: door.port, host: '127.0.0.1', agent: false }).end(), 'response');
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  expect(text).toBe('servit');
  await expect.poll(() => door.connections.size).toBe(0);
});

const HOSTILE: readonly (readonly [string, string])[] = [
  ['never ends the head of a request', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['never sends the body it announced', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
  ['never reads the answer', 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    'asks for something else and never hangs up',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
  ],
];

test.each(HOSTILE)(
  'a client that %s is disconnected, twenty at once, and others are answered meanwhile',
  async (_, text) => {
    await using door = await aHurriedServer((request, response) => {
      if (request.method === 'GET') response.end(request.url === '/large' ? LARGE : 'ok');
    });
    door.server.on('upgrade', (_request, socket) => refuseUpgrade(socket, '404 Not Found'));
    for (let count = 0; count < CROWD; count += 1) {
      const visitor = door.visit(text);
      if (!text.includes('/large')) visitor.resume();
    }
    await expect.poll(door.countSeen).toBe(CROWD);
    const [response] = await once(send({ port: door.port, host: '127.0.0.1', agent: false }).end(), 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    await expect.poll(() => door.connections.size).toBe(0);
  },
);
