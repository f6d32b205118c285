/** The push connection of a story's app, over a real port. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED } from '#contract/panel/live.ts';
import { beginBackgroundWork } from '#server/background-work.ts';
import type { Services } from '#server/services.ts';

type Outcome = 'in' | 401 | 403 | 'refused';

export type SocketGate = {
  /** Sends a token in the first message, as programs do. */
  readonly knock: (token: string) => Promise<'in' | 401 | 403>;
  /** Sends it in the address, as a page of `origin` does; `refused`: the connection was not opened. */
  readonly knockByAddress: (token: string, origin: string) => Promise<Outcome>;
} & AsyncDisposable;

export async function openSocketGate(services: Services): Promise<SocketGate> {
  const work = beginBackgroundWork(services);
  const server = createServer();
  server.on('upgrade', work.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}${SOCKET_PATH}`;
  return {
    async knock(token) {
      const socket = new WebSocket(url);
      socket.on('open', () => socket.send(JSON.stringify({ token })));
      const outcome = await outcomeOf(socket);
      if (outcome === 'refused') throw new Error('The door was shut before anybody could knock');
      return outcome;
    },
    knockByAddress: (token, origin) => outcomeOf(new WebSocket(`${url}?token=${token}`, { origin })),
    async [Symbol.asyncDispose]() {
      await work.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The first message, or how the connection ends. */
async function outcomeOf(socket: WebSocket): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  socket.on('message', () => resolve('in'));
  socket.on('unexpected-response', () => resolve('refused'));
  socket.on('error', () => {});
  socket.on('close', (code) => {
    if (code === CLOSE_UNAUTHENTICATED) resolve(401);
    else if (code === CLOSE_FORBIDDEN) resolve(403);
    else reject(new Error(`Closed with ${code}`));
  });
  const outcome = await promise;
  socket.terminate();
  return outcome;
}
