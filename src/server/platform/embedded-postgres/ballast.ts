/**
 * A file of zeros that is deleted when the disk is full. Without free space for its log PostgreSQL cannot even start;
 * the space of this file lets it recover.
 */
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'ballast';
const BALLAST_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;
/** Free space below which the owner is warned. */
export const LOW_SPACE_BYTES = 2 * 1024 ** 3;
/** Free space below which no ballast is written, because it would fill the disk itself. */
const ENOUGH_SPACE_BYTES = 1024 ** 3;

/** Writes the ballast into `folder` when it is missing and the disk has space for it. */
export async function takeBallast(folder: string): Promise<void> {
  const path = join(folder, FILE);
  if (((await stat(path).catch(() => null))?.size ?? 0) === BALLAST_BYTES) return;
  if ((await freeBytes(folder)) < ENOUGH_SPACE_BYTES) return;
  const file = await open(path, 'w', 0o600);
  try {
    // Written, not sparse: deleting a sparse file frees nothing.
    const zeros = Buffer.alloc(CHUNK_BYTES);
    for (let written = 0; written < BALLAST_BYTES; written += CHUNK_BYTES) await file.write(zeros);
  } catch (error) {
    await rm(path, { force: true });
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}

/** Deletes the ballast; false when there was none. */
export async function deleteBallast(folder: string): Promise<boolean> {
  const path = join(folder, FILE);
  if ((await stat(path).catch(() => null)) === null) return false;
  await rm(path);
  return true;
}

/** Free space for an unprivileged user on the disk of `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
