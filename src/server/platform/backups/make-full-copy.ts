/**
 * Makes a full copy of a running database (PostgreSQL's low-level backup API): its files are read while they change,
 * and the log of that time makes them consistent. The small files of the data folder are copied with it.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { SETTINGS_KEY_FILE } from '../security/settings-sealer.ts';
import { KEYS_FILE } from './copy-keys.ts';
import { copyWal, ensureSlot, readState, type WalSource } from './copy-wal.ts';
import { type CopiedFile, type CopyReason, type FullCopy, type FullCopyName, saveFullCopy } from './full-copies.ts';
import { parsePosition, segmentStart } from './log-position.ts';
import { PIECE_BYTES, storePiece } from './pieces.ts';

/** Folders whose content the server creates at start; the empty folders must exist. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp[^/]*|backup_label(\.old)?|tablespace_map)$|\.new$/;
/**
 * Entries of the data folder that are skipped: the database is copied separately, and the keys of the copies must not
 * be in them.
 */
const NOT_OF_THE_DATA = new Set(['postgres', 'postgres-elsewhere', 'supervisor.sock', KEYS_FILE]);
const MOVED_ASIDE = /^before-restore-/;

export type CopyProgress = { readonly files: number; readonly done: number; readonly writtenBytes: number };

export type FullCopySource = WalSource & {
  readonly dataDir: string;
  /** Skipped when it is below the data folder. */
  readonly backupDir: string;
  readonly reason: CopyReason;
  /** The newest migration. */
  readonly schema: string | null;
  readonly onProgress?: (progress: CopyProgress) => void;
};

export type MadeCopy = {
  readonly name: FullCopyName;
  readonly copy: FullCopy;
  /** Bytes added to the store; unchanged pieces are already stored. */
  readonly writtenBytes: number;
};

/** Makes a full copy; it is listed only after all of it is stored. */
export async function makeFullCopy(source: FullCopySource): Promise<MadeCopy> {
  const { client, cluster, dataDir, store, clock, onProgress = () => {} } = source;
  await ensureSlot(client);
  const { segmentBytes } = await readState(client);
  const startedAt = clock();
  const { rows: started } = await client.query<{ start: string }>(
    `select pg_backup_start('pofta', true)::text as start`,
  );
  const start = parsePosition(started[0]?.start ?? '');
  const { folders, files } = await listCluster(cluster);
  const sources = [
    ...files.map((path) => ({ path: `cluster/${path}`, from: join(cluster, path) })),
    ...(await listData(source)).map((path) => ({ path: `data/${path}`, from: join(dataDir, path) })),
  ];
  const copied: CopiedFile[] = [];
  let writtenBytes = 0;
  const buffer = Buffer.allocUnsafe(PIECE_BYTES);
  for (const [index, { path, from }] of sources.entries()) {
    const stored = await storeFile(store, from, buffer);
    if (stored !== null) {
      copied.push({ path, pieces: stored.pieces });
      writtenBytes += stored.written;
    }
    onProgress({ files: sources.length, done: index + 1, writtenBytes });
  }
  const { stop, label } = await stopBackup(client);
  const labelPiece = await storePiece(store, Buffer.from(label));
  copied.push({ path: 'cluster/backup_label', pieces: [labelPiece.hash] });
  const { timeline } = await copyWal(source, segmentStart(start, segmentBytes));
  const copy: FullCopy = {
    format: 1,
    postgres: await readMajor(client),
    reason: source.reason,
    schema: source.schema,
    timeline,
    segmentBytes,
    start,
    stop,
    startedAt,
    finishedAt: clock(),
    folders,
    files: copied,
  };
  return { name: await saveFullCopy(store, copy), copy, writtenBytes };
}

async function stopBackup(client: pg.Client): Promise<{ readonly stop: bigint; readonly label: string }> {
  const { rows } = await client.query<{ stop: string; label: string }>(
    'select lsn::text as stop, labelfile as label from pg_backup_stop(false)',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A backup that was started can be stopped');
  return { stop: parsePosition(row.stop), label: row.label };
}

async function readMajor(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ major: string }>(
    `select (current_setting('server_version_num')::int / 10000)::text as major`,
  );
  return rows[0]?.major ?? '';
}

async function listCluster(cluster: string): Promise<{ readonly folders: string[]; readonly files: string[] }> {
  const folders: string[] = [];
  const files: string[] = [];
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(cluster.length + 1);
    const top = path.split('/')[0] ?? '';
    const isEmptied = EMPTIED.has(top) && path !== top;
    // Folders inside pg_wal must exist as well.
    if (LEFT_OUT.test(path) || (isEmptied && !(top === 'pg_wal' && entry.isDirectory()))) continue;
    if (entry.isDirectory()) folders.push(path);
    else if (entry.isFile()) files.push(path);
  }
  return { folders, files };
}

async function listData({ dataDir, backupDir, store }: FullCopySource): Promise<readonly string[]> {
  const paths: string[] = [];
  // In a copy that is not encrypted it would lie beside what it opens.
  const isLeftOut = (name: string) => NOT_OF_THE_DATA.has(name) || (name === SETTINGS_KEY_FILE && store.area === null);
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (isLeftOut(entry.name) || LEFT_OUT.test(entry.name) || path === backupDir) continue;
    if (MOVED_ASIDE.test(entry.name)) continue;
    if (entry.isFile()) paths.push(entry.name);
    if (!entry.isDirectory()) continue;
    const below = await readdir(path, { recursive: true, withFileTypes: true });
    const files = below.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    paths.push(
      ...files.filter((file) => !file.startsWith(`${backupDir}/`)).map((file) => file.slice(dataDir.length + 1)),
    );
  }
  return paths;
}

/** Null when the file was removed meanwhile, for example because a table was dropped or a mail was sent. */
async function storeFile(store: WalSource['store'], path: string, buffer: Buffer) {
  const file = openUnlessRemoved(path);
  if (file === null) return null;
  try {
    return await storePieces(store, file, buffer);
  } finally {
    closeSync(file);
  }
}

function openUnlessRemoved(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function storePieces(store: WalSource['store'], file: number, buffer: Buffer) {
  const pieces: string[] = [];
  let written = 0;
  for (;;) {
    const bytesRead = readSync(file, buffer, 0, PIECE_BYTES, pieces.length * PIECE_BYTES);
    if (bytesRead === 0) return { pieces, written };
    const piece = await storePiece(store, buffer.subarray(0, bytesRead));
    pieces.push(piece.hash);
    written += piece.written;
    if (bytesRead < PIECE_BYTES) return { pieces, written };
  }
}
