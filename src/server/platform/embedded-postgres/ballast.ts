/**
 * A file of zeros that can be deleted when the disk is full. PostgreSQL cannot even start without room for its log;
 * the room that this file gives back lets it recover and say so.
 */
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'ballast';
const BALLAST_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;
/** Below this the owner is warned. */
export const LOW_SPACE_BYTES = 2 * 1024 ** 3;
/** Below this no ballast is taken: it would bring on what it is kept for. */
const ENOUGH_SPACE_BYTES = 1024 ** 3;

/** Puts the ballast into `folder` when it is not there and the disk has room for it. */
export async function takeBallast(folder: string): Promise<void> {
  const path = join(folder, FILE);
  if (((await stat(path).catch(() => null))?.size ?? 0) === BALLAST_BYTES) return;
  if ((await freeBytes(folder)) < ENOUGH_SPACE_BYTES) return;
  const file = await open(path, 'w', 0o600);
  try {
    // Written, not reserved: a sparse file gives nothing back.
    const zeros = Buffer.alloc(CHUNK_BYTES);
    for (let written = 0; written < BALLAST_BYTES; written += CHUNK_BYTES) await file.write(zeros);
  } catch (error) {
    await rm(path, { force: true });
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}

/** Gives the room back; false when there was no ballast. */
export async function dropBallast(folder: string): Promise<boolean> {
  const path = join(folder, FILE);
  if ((await stat(path).catch(() => null)) === null) return false;
  await rm(path);
  return true;
}

/** What an ordinary user may still write on the disk of `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
