/** A slow connection with limited bandwidth and delay, for benchmarks. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type SlowLine = {
  /** Address of the same shop through this connection. */
  readonly address: string;
  readonly close: () => void;
};

export type LineQuality = { readonly bytesPerSecond: number; readonly delayMs: number };

/** Opens a slow connection to `address`; all traffic in one direction shares its bandwidth. */
export async function openSlowLine(address: string, { bytesPerSecond, delayMs }: LineQuality): Promise<SlowLine> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const freeAt = { up: 0, down: 0 };

  function carry(from: Socket, to: Socket, way: keyof typeof freeAt): void {
    from.on('data', (chunk) => {
      const now = performance.now();
      freeAt[way] = Math.max(now, freeAt[way]) + (chunk.length * 1000) / bytesPerSecond;
      from.pause();
      setTimeout(() => from.resume(), freeAt[way] - now);
      setTimeout(
        () => {
          if (!to.destroyed) to.write(chunk);
        },
        freeAt[way] - now + delayMs,
      );
    });
    from.on('error', () => from.destroy());
    from.on('close', () => {
      sockets.delete(from);
      setTimeout(() => to.destroy(), Math.max(0, freeAt[way] - performance.now()) + delayMs);
    });
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket);
    carry(near, far, 'up');
    carry(far, near, 'down');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const own = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${own.port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
