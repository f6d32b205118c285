/**
 * Pieces of files, compressed and named by the hash of their content: equal pieces are stored once, so a nightly copy
 * writes only what changed, and a damaged piece is detected by its name.
 */
import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DamagedCopyError } from './backup-error.ts';
import { type Area, areaOf, type BackupStore, nameIn } from './backup-store.ts';

export const PIECES = 'pieces';
/**
 * Size of a piece of a database file: this much is in memory at a time, and is stored again when any byte of it
 * changes.
 */
export const PIECE_BYTES = 8 * 1024 * 1024;

export const compress = promisify(zstdCompress);

export function pieceName(hash: string, area: Area): string {
  return nameIn(area, PIECES, `${hash.slice(0, 2)}/${hash}.zst`);
}

/** Stores `bytes` unless they exist; returns their hash and the number of bytes written. */
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
 * Reads the file `name` and verifies its hash.
 *
 * @throws DamagedCopyError when it is missing or altered; LockedCopyError
 */
export async function readProved(store: BackupStore, name: string, hash: string): Promise<Buffer> {
  const stored = await store.read(name);
  if (stored === null) throw new DamagedCopyError(name, 'lipsește');
  const bytes = decompress(stored);
  if (bytes === null || store.hashOf(bytes, areaOf(name)) !== hash)
    throw new DamagedCopyError(name, 'este trunchiat sau modificat');
  return bytes;
}

/** Null when the bytes are not valid compressed data. */
function decompress(stored: Buffer): Buffer | null {
  try {
    return zstdDecompressSync(stored);
  } catch {
    return null;
  }
}
