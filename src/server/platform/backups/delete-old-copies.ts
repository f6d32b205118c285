/** Deletes what no moment of the last seven days needs. */
import type { Instant } from '#domain/time/instant.ts';
import type { BackupStore } from './backup-store.ts';
import { listFullCopies, readFullCopy } from './full-copies.ts';
import { segmentStart } from './log-position.ts';
import { PIECES, pieceName } from './pieces.ts';
import { listWal } from './wal-files.ts';

const DAY_MS = 24 * 60 * 60_000;
export const KEPT_DAYS = 7;

/** Keeps the copies of seven days and the one before them, from which the first of these days is restored. */
export async function deleteOldCopies(store: BackupStore, now: Instant): Promise<{ readonly deleted: number }> {
  const copies = await listFullCopies(store);
  const young = copies.filter(({ finishedAt }) => finishedAt > now - KEPT_DAYS * DAY_MS);
  const kept = copies.slice(0, young.length + 1);
  const oldest = kept.at(-1);
  if (oldest === undefined) return { deleted: 0 };
  const read = await Promise.all(kept.map((name) => readFullCopy(store, name)));
  const first = read.at(-1);
  if (first === undefined) return { deleted: 0 };
  const from = segmentStart(first.start, first.segmentBytes);
  const { files } = await listWal(store);
  const needed = new Set(read.flatMap((copy) => copy.files.flatMap(({ pieces }) => pieces.map(pieceName))));
  const doomed = [
    ...copies.slice(kept.length).map(({ name }) => name),
    ...files
      .filter((file) => (file.timeline === first.timeline ? file.end <= from : file.copiedAt < first.startedAt))
      .map(({ name }) => name),
    ...(await store.list(PIECES)).filter((name) => !needed.has(name)),
  ];
  for (const name of doomed) await store.remove(name);
  return { deleted: doomed.length };
}
