/** Deletes everything that is not needed to restore a moment of the last seven days. */
import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import { LockedCopyError } from './backup-error.ts';
import { areaOf, type BackupStore } from './backup-store.ts';
import { type FullCopy, type FullCopyName, listFullCopies, readFullCopy } from './full-copies.ts';
import { segmentStart } from './log-position.ts';
import { PIECES, pieceName } from './pieces.ts';
import { listWal, type WalFile } from './wal-files.ts';

/**
 * Keeps the copies of the last seven days and the one before them, from which the first of these days is restored. When
 * the key of a kept copy is missing, everything of its area is kept, because its list cannot be read.
 */
export async function deleteOldCopies(store: BackupStore, now: Instant): Promise<{ readonly deleted: number }> {
  const copies = await listFullCopies(store);
  const young = copies.filter(({ finishedAt }) => finishedAt > keptSince('copies', now));
  const kept = copies.slice(0, young.length + 1);
  const lists = await Promise.all(kept.map((name) => readIfUnlocked(store, name)));
  const first = lists.at(-1);
  if (first === undefined) return { deleted: 0 };
  const needed = new Set(
    lists.flatMap((list, index) => {
      const pieces = list?.files.flatMap((file) => file.pieces) ?? [];
      return pieces.map((hash) => pieceName(hash, kept[index]?.area ?? null));
    }),
  );
  const locked = new Set(kept.filter((_, index) => lists[index] === null).map(({ area }) => area));
  const isPieceNeeded = (name: string) => needed.has(name) || locked.has(areaOf(name));
  const { files } = await listWal(store);
  const doomed = [
    ...copies.slice(kept.length).map(({ name }) => name),
    // Without the key of the oldest kept copy's list, the start of its log is unknown, so no log is deleted.
    ...(first === null ? [] : files.filter((file) => isLogBefore(file, first)).map(({ name }) => name)),
    ...(await store.list(PIECES)).filter((name) => !isPieceNeeded(name)),
  ];
  for (const name of doomed) await store.remove(name);
  return { deleted: doomed.length };
}

function isLogBefore(file: WalFile, { timeline, start, segmentBytes, startedAt }: FullCopy): boolean {
  return file.timeline === timeline ? file.end <= segmentStart(start, segmentBytes) : file.copiedAt < startedAt;
}

async function readIfUnlocked(store: BackupStore, name: FullCopyName): Promise<FullCopy | null> {
  return readFullCopy(store, name).catch((error: unknown) => {
    if (error instanceof LockedCopyError) return null;
    throw error;
  });
}
