/**
 * A connection between two programs that can be cut like a cable: nothing passes any more, and neither side is
 * notified.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Link = {
  readonly cut: () => void;
  /** Data sent while it was cut arrives now. */
  readonly mend: () => void;
} & AsyncDisposable;

export type Place = { readonly host: string; readonly port: number };

export async function aLink(from: Place, to: Place): Promise<Link> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(to);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isCut) one.pause();
    }
  });
  server.listen(from.port, from.host);
  await once(server, 'listening');
  return {
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
