// One installation or build at a time in this folder: two of them would write the same files.
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './project.mjs';
import { watchParent } from './run.mjs';

const LOOK_EVERY_MS = 200;

/**
 * Runs `work` while no other process does, for the same `folder`; waits for one that does, after a sentence.
 *
 * The lock is a listening socket, which the system closes when its process dies in any way: on Linux an abstract name,
 * elsewhere a file, which counts as stale when nothing answers at it (as in `lock-data-dir.ts`).
 */
export async function inTurn(work, folder = ROOT) {
  const address = addressOf(folder);
  const watch = watchParent(() => process.exit(143));
  let server = await listen(address);
  if (server === null) console.log('Alt proces instalează sau construiește Poftă în acest folder: aștept să termine…');
  while (server === null) {
    if (process.platform !== 'linux' && !(await answers(address))) rmSync(address, { force: true });
    await wait(LOOK_EVERY_MS);
    server = await listen(address);
  }
  clearInterval(watch);
  try {
    return await work();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function addressOf(folder) {
  const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  return process.platform === 'linux' ? `\0pofta-build-${key}` : join(tmpdir(), `pofta-build-${key}.sock`);
}

/** The listening server, or null when another process has the address. */
function listen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

function answers(address) {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
