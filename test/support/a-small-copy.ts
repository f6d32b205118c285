import type { Instant } from '#domain/time/instant.ts';
import type { FileStore } from '#server/platform/backups/backup-store.ts';
import type { CopyKeys } from '#server/platform/backups/copy-keys.ts';
import { type FullCopyName, saveFullCopy } from '#server/platform/backups/full-copies.ts';
import { unlockStore } from '#server/platform/backups/open-store.ts';
import { storePiece } from '#server/platform/backups/pieces.ts';

/** A full copy with a few files: some that never change, one that is new each time. No database can open it. */
export async function aSmallCopy(
  files: FileStore,
  keys: CopyKeys | null,
  at: Instant,
  contents: readonly string[] = ['the same each night'],
): Promise<FullCopyName> {
  const store = await unlockStore(files, keys);
  const pieces: string[] = [];
  for (const content of [...contents, `of ${at}`]) pieces.push((await storePiece(store, Buffer.from(content))).hash);
  return saveFullCopy(store, {
    format: 1,
    postgres: '18',
    reason: 'night',
    schema: null,
    timeline: 1,
    segmentBytes: 16 * 1024 * 1024,
    start: 0n,
    stop: 1n,
    startedAt: at,
    finishedAt: at,
    folders: [],
    files: [{ path: 'cluster/one', pieces }],
  });
}
