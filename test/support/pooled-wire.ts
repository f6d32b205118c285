/** A proxy to the database that greets like a pooler: with a process id that is not the server's. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

const HEADER_BYTES = 5;
const KEY = 'K'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);

/** Opens it to the database at `url`; for `testApp`'s option `wire`. */
export async function layPooledWire(url: string): Promise<{ readonly url: string }> {
  const target = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const disguise = disguised();
    near.pipe(far);
    far.on('data', (bytes: Buffer) => near.write(disguise(bytes)));
    far.on('end', () => near.end());
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const near = new URL(url);
  // A TCP server's address is never a path.
  near.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: near.href };
}

/** Changes the process id in the server's greeting; everything after it is passed on unchanged. */
function disguised(): (bytes: Buffer) => Buffer {
  let held = Buffer.alloc(0);
  let isGreeted = false;
  return (bytes) => {
    held = Buffer.concat([held, bytes]);
    let end = 0;
    while (!isGreeted && held.length >= end + HEADER_BYTES) {
      const next = end + 1 + held.readUInt32BE(end + 1);
      if (next > held.length) break;
      if (held[end] === KEY) held.writeInt32BE(1 + (held.readInt32BE(end + HEADER_BYTES) % 30_000), end + HEADER_BYTES);
      isGreeted = held[end] === READY;
      end = next;
    }
    const whole = held.subarray(0, isGreeted ? held.length : end);
    held = held.subarray(whole.length);
    return whole;
  };
}
