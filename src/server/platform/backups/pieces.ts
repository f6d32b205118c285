/**
 * Pieces of files, compressed and called by the SHA-256 of what is in them: equal pieces are stored once, so a night's copy
 * writes only what has changed since the last, and a damaged piece is known by its name.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { DamagedCopyError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';

export const PIECES = 'pieces';
/** Of a file of the database: what is in memory at once, and the unit of what is stored again after a change. */
export const PIECE_BYTES = 8 * 1024 * 1024;

export const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function pieceName(hash: string): string {
  return `${PIECES}/${hash.slice(0, 2)}/${hash}.zst`;
}

/** Stores `bytes` unless they are stored; returns their hash and how much was written. */
export async function storePiece(
  store: BackupStore,
  bytes: Uint8Array,
): Promise<{ readonly hash: string; readonly written: number }> {
  const hash = hashOf(bytes);
  const name = pieceName(hash);
  if (await store.has(name)) return { hash, written: 0 };
  const compressed = await compress(bytes);
  await store.write(name, compressed);
  return { hash, written: compressed.length };
}

/**
 * Reads and proves what was stored as `name`.
 *
 * @throws DamagedCopyError when it is missing or not what was written
 */
export async function readProved(store: BackupStore, name: string, hash: string): Promise<Buffer> {
  const stored = await store.read(name);
  if (stored === null) throw new DamagedCopyError(name, 'lipsește');
  const bytes = await decompress(stored).catch(() => null);
  if (bytes === null || hashOf(bytes) !== hash) throw new DamagedCopyError(name, 'este trunchiat sau modificat');
  return bytes;
}
