/**
 * Copies what was written to the log (WAL) since the last time, byte for byte, without closing segments: a quiet minute
 * costs some hundred bytes instead of 16 MB. Only bytes that the server reports as flushed are read; PostgreSQL never
 * rewrites those (its standbys receive the same bytes). A replication slot keeps segments until they are copied.
 */
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import type { Instant } from '#domain/time/instant.ts';
import type { BackupStore } from './backup-store.ts';
import { formatPosition, parsePosition, parseSegmentName, segmentName, segmentStart } from './log-position.ts';
import { compress } from './pieces.ts';
import { historyFileName, listWal, walFileName } from './wal-files.ts';

const SLOT = 'pofta_backup';
const HISTORY = /^([0-9A-F]{8})\.history$/;
const FOLDER = 'pg_wal';

const State = z.object({
  timeline: z.string().transform((text) => Number.parseInt(text, 16)),
  flushed: z.string().transform(parsePosition),
  segmentBytes: z.coerce.number(),
  slot: z.enum(['lost', 'kept']).nullable(),
});

export type WalSource = {
  /** A connection of the superuser. */
  readonly client: pg.Client;
  /** The folder of the running database. */
  readonly cluster: string;
  readonly store: BackupStore;
  readonly clock: () => Instant;
};

export type WalCopied = {
  readonly timeline: number;
  /** End position of the copied log. */
  readonly end: bigint;
  readonly bytes: number;
  /** Part of the log was deleted before it was copied: only a new full copy starts a complete series again. */
  readonly hasGap: boolean;
};

/** Creates the replication slot, so that the server keeps its log until it is copied. */
export async function ensureSlot(client: pg.Client): Promise<void> {
  const { slot } = await readState(client);
  if (slot === 'lost') await client.query('select pg_drop_replication_slot($1)', [SLOT]);
  if (slot !== 'kept') await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
}

/**
 * Copies the log from the end of the last copy to the present end.
 *
 * @param from copy from here at the latest; without a copy of this timeline, from the oldest existing segment
 */
export async function copyWal({ client, cluster, store, clock }: WalSource, from?: bigint): Promise<WalCopied> {
  await ensureSlot(client);
  // Read before the server is asked: commits between the two are in the next file.
  const copiedAt = clock();
  const { timeline, flushed, segmentBytes } = await readState(client);
  const copied = await listWal(store);
  await copyHistories(
    cluster,
    store,
    copied.histories.map((one) => one.timeline),
  );
  const ours = copied.files.filter((file) => file.timeline === timeline);
  const end = ours.reduce<bigint | null>((most, file) => (most === null || file.end > most ? file.end : most), null);
  const oldest = await findOldest(cluster, timeline, segmentBytes);
  let at = laterOf(end, from ?? null) ?? oldest;
  const hasGap = segmentStart(at, segmentBytes) < oldest;
  if (hasGap) at = oldest;
  let bytes = 0;
  while (at < flushed) {
    const upTo = smallerOf(segmentStart(at, segmentBytes) + BigInt(segmentBytes), flushed);
    const content = await readLog(join(cluster, FOLDER, segmentName(timeline, at, segmentBytes)), {
      offset: Number(at % BigInt(segmentBytes)),
      length: Number(upTo - at),
    });
    const name = walFileName(
      { timeline, start: at, end: upTo, copiedAt, hash: store.hashOf(content, store.area) },
      store.area,
    );
    await store.write(name, await compress(content));
    at = upTo;
    bytes += content.length;
  }
  // Not beyond what is stored, because the server may delete everything before the slot's position.
  if (bytes > 0) await client.query('select pg_replication_slot_advance($1, $2)', [SLOT, formatPosition(at)]);
  return { timeline, end: at, bytes, hasGap };
}

/** The flushed end of the server's log, and whether our slot still keeps it. */
export async function readState(client: pg.Client): Promise<z.infer<typeof State>> {
  const { rows } = await client.query(
    `select left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline,
            pg_current_wal_flush_lsn()::text as flushed,
            (select setting from pg_settings where name = 'wal_segment_size') as "segmentBytes",
            (select case wal_status when 'lost' then 'lost' else 'kept' end
               from pg_replication_slots where slot_name = $1) as slot`,
    [SLOT],
  );
  return State.parse(rows[0]);
}

async function copyHistories(cluster: string, store: BackupStore, known: readonly number[]): Promise<void> {
  for (const name of await readdir(join(cluster, FOLDER))) {
    const timeline = Number.parseInt(HISTORY.exec(name)?.[1] ?? '', 16);
    if (Number.isNaN(timeline) || known.includes(timeline)) continue;
    const content = await readFile(join(cluster, FOLDER, name));
    await store.write(
      historyFileName(timeline, store.hashOf(content, store.area), store.area),
      await compress(content),
    );
  }
}

/** The first position of `timeline` that the server still has. */
async function findOldest(cluster: string, timeline: number, segmentBytes: number): Promise<bigint> {
  const starts = (await readdir(join(cluster, FOLDER)))
    .map((name) => parseSegmentName(name, segmentBytes))
    .filter((segment) => segment?.timeline === timeline)
    .map((segment) => segment?.start ?? 0n);
  return starts.toSorted((one, other) => (one < other ? -1 : 1))[0] ?? 0n;
}

async function readLog(path: string, { offset, length }: { readonly offset: number; readonly length: number }) {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, offset);
    if (bytesRead < length) throw new Error(`${path} is shorter than the log it holds`);
    return buffer;
  } finally {
    await file.close();
  }
}

function laterOf(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function smallerOf(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
