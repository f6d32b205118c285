/**
 * Pieces of files, compressed and called by the hash of what is in them: equal pieces are stored once, so a night's copy
 * writes only what has changed since the last, and a damaged piece is known by its name.
 */
import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DamagedCopyError } from './backup-error.ts';
import { type Area, areaOf, type BackupStore, nameIn } from './backup-store.ts';

export const PIECES = 'pieces';
/** Of a file of the database: what is in memory at once, and the unit of what is stored again after a change. */
export const PIECE_BYTES = 8 * 1024 * 1024;

export const compress = promisify(zstdCompress);

export function pieceName(hash: string, area: Area): string {
  return nameIn(area, PIECES, `${hash.slice(0, 2)}/${hash}.zst`);
}

/** Stores `bytes` unless they are stored; returns their hash and how much was written. */
export async function storePiece(
  store: BackupStore,
  bytes: Uint8Array,
): Promise<{ readonly hash: string; readonly written: number }> {
  const hash = store.hashOf(bytes, store.area);
  const name = pieceName(hash, store.area);
  if (await store.has(name)) return { hash, written: 0 };
  const compressed = zstdCompressSync(bytes);
  await store.write(name, compressed);
  return { hash, written: compressed.length };
}

/**
 * Reads and proves what was stored as `name`.
 *
 * @throws DamagedCopyError when it is missing or not what was written; LockedCopyError
 */
export async function readProved(store: BackupStore, name: string, hash: string): Promise<Buffer> {
  const stored = await store.read(name);
  if (stored === null) throw new DamagedCopyError(name, 'lipsește');
  const bytes = decompress(stored);
  if (bytes === null || store.hashOf(bytes, areaOf(name)) !== hash)
    throw new DamagedCopyError(name, 'este trunchiat sau modificat');
  return bytes;
}

/** Null when it is not what the other one wrote. */
function decompress(stored: Buffer): Buffer | null {
  try {
    return zstdDecompressSync(stored);
  } catch {
    return null;
  }
}
