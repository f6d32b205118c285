/** Writes a full copy and the log that follows it into an empty folder, verifying the hash of every piece. */
import { chownSync, closeSync, constants, mkdirSync, openSync, writeSync } from 'node:fs';
import { chmod, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Area, BackupStore } from './backup-store.ts';
import type { FullCopy } from './full-copies.ts';
import { hex, parsePosition, segmentName, segmentStart } from './log-position.ts';
import { pieceName, readProved } from './pieces.ts';
import type { Ancestor } from './plan-restore.ts';
import type { HistoryFile, WalFile } from './wal-files.ts';

export type RebuildOptions = {
  readonly store: BackupStore;
  readonly copy: FullCopy;
  /** The area of the copy's pieces. */
  readonly area: Area;
  readonly wal: readonly WalFile[];
  readonly histories: readonly HistoryFile[];
  /** The target folder; gets `cluster` and `data`. */
  readonly folder: string;
  /** The owner of the database's files. */
  readonly owner: { readonly uid: number; readonly gid: number };
  readonly onProgress?: (progress: { readonly done: number; readonly files: number }) => void;
};

/** @throws DamagedCopyError naming the file of the store that is missing or damaged */
export async function rebuildCluster(options: RebuildOptions): Promise<void> {
  const { store, copy, area, wal, histories, folder, owner, onProgress = () => {} } = options;
  const cluster = join(folder, 'cluster');
  const log = join(cluster, 'pg_wal');
  for (const path of ['', ...copy.folders]) await mkdir(join(cluster, path), { recursive: true, mode: 0o700 });
  const files = copy.files.length + wal.length;
  let done = 0;
  for (const { path, pieces } of copy.files) {
    await writePieces(store, { pieces, area }, join(folder, path));
    done += 1;
    onProgress({ files, done });
  }
  for (const file of wal) {
    await writeLog(log, copy.segmentBytes, file, await readProved(store, file.name, file.hash));
    done += 1;
    onProgress({ files, done });
  }
  for (const { name, hash, timeline } of histories) {
    const path = join(log, `${hex(BigInt(timeline), 8)}.history`);
    await writeFile(path, await readProved(store, name, hash), { mode: 0o600 });
  }
  await giveTo(cluster, owner);
}

async function writePieces(
  store: BackupStore,
  { pieces, area }: { readonly pieces: readonly string[]; readonly area: Area },
  path: string,
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'w', 0o600);
  try {
    for (const hash of pieces) writeWhole(file, await readProved(store, pieceName(hash, area), hash));
  } finally {
    closeSync(file);
  }
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

async function writeLog(log: string, segmentBytes: number, { timeline, start }: WalFile, content: Buffer) {
  // Without O_TRUNC: other log files of the same segment were written before.
  const flags = constants.O_RDWR | constants.O_CREAT;
  const segment = await open(join(log, segmentName(timeline, start, segmentBytes)), flags, 0o600);
  try {
    // Fills the segment with zeros after the last position, where the log ends.
    await segment.truncate(segmentBytes);
    await segment.write(content, 0, content.length, Number(start - segmentStart(start, segmentBytes)));
  } finally {
    await segment.close();
  }
}

async function giveTo(cluster: string, { uid, gid }: RebuildOptions['owner']): Promise<void> {
  if (process.getuid?.() !== 0) return;
  for (const entry of await readdir(cluster, { recursive: true })) chownSync(join(cluster, entry), uid, gid);
  chownSync(cluster, uid, gid);
  await chmod(cluster, 0o700);
}

/**
 * Parses the history file of a timeline.
 *
 * @param content lines with a timeline, the position where it was left, and a reason
 */
export function parseHistory(content: string): readonly Ancestor[] {
  return content.split('\n').flatMap((line) => {
    const [found, timeline, position = ''] = /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/.exec(line) ?? [];
    return found === undefined ? [] : [{ timeline: Number(timeline), leftAt: parsePosition(position) }];
  });
}
