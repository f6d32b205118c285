/** One supervisor per data folder: two would compete for the database and its port. */
import { createHash } from 'node:crypto';
import { access, constants, mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Time for a previous process to stop, for example one whose parent was killed. */
const PATIENCE_MS = 5_000;
const RETRY_EVERY_MS = 100;

/**
 * Locks the folder for this process; false when another process holds the lock for more than 5 s.
 *
 * The lock is released when the process dies in any way: on Linux it is an abstract socket name; elsewhere a socket
 * file without a listener counts as stale.
 *
 * @throws Error of the system when the folder cannot be created or written; AbortError by `signal`
 */
export async function lockDataDir(dataDir: string, signal?: AbortSignal): Promise<boolean> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const folder = await realpath(dataDir);
  // Fails here with the folder's name instead of later with a file in it.
  await access(folder, constants.W_OK);
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const address = process.platform === 'linux' ? `\0pofta-${key}` : join(folder, 'supervisor.sock');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const server = await listen(address);
    if (server !== null) {
      // Does not keep the process alive.
      server.unref();
      return true;
    }
    if (Date.now() > deadline) return false;
    if (process.platform !== 'linux' && !(await answers(address))) await rm(address, { force: true });
    await wait(RETRY_EVERY_MS, undefined, { signal });
  }
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
