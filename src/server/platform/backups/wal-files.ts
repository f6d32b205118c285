/**
 * The copied log. Each file holds the bytes between two positions of one segment; its name contains the timeline, the
 * positions, the moment of copying, and the hash of its content. A missing file is visible as a gap between positions.
 */
import { type Instant, instant } from '#domain/time/instant.ts';
import { type Area, type BackupStore, nameIn, restOf } from './backup-store.ts';
import { hex } from './log-position.ts';

export const WAL = 'wal';

export type WalFile = {
  /** Its name in the store. */
  readonly name: string;
  readonly timeline: number;
  readonly start: bigint;
  readonly end: bigint;
  /** The files from `start` up to this one contain every commit before this moment. */
  readonly copiedAt: Instant;
  readonly hash: string;
};

/** The file that records from which timeline another one branched off, and at which position. */
export type HistoryFile = Pick<WalFile, 'name' | 'timeline' | 'hash'>;

const WAL_NAME = /^([0-9A-F]{8})-([0-9A-F]{16})-([0-9A-F]{16})-(\d{8}T\d{9}Z)-([0-9a-f]{64})\.zst$/;
const HISTORY_NAME = /^([0-9A-F]{8})\.history-([0-9a-f]{64})\.zst$/;

export function walFileName({ timeline, start, end, copiedAt, hash }: Omit<WalFile, 'name'>, area: Area): string {
  const parts = [hex(BigInt(timeline), 8), hex(start, 16), hex(end, 16), formatStamp(copiedAt), hash];
  return nameIn(area, WAL, `${parts.join('-')}.zst`);
}

export function historyFileName(timeline: number, hash: string, area: Area): string {
  return nameIn(area, WAL, `${hex(BigInt(timeline), 8)}.history-${hash}.zst`);
}

export type CopiedWal = { readonly files: readonly WalFile[]; readonly histories: readonly HistoryFile[] };

/** All copied log files, in the order of positions. */
export async function listWal(store: BackupStore): Promise<CopiedWal> {
  const names = await store.list(WAL);
  return {
    files: names.flatMap(parseWalFile).toSorted((one, other) => (one.start < other.start ? -1 : 1)),
    histories: names.flatMap(parseHistoryFile),
  };
}

function parseWalFile(name: string): readonly WalFile[] {
  const [found, timeline = '', start = '', end = '', stamp = '', hash = ''] =
    WAL_NAME.exec(restOf(name, WAL) ?? '') ?? [];
  if (found === undefined) return [];
  return [
    {
      name,
      timeline: Number.parseInt(timeline, 16),
      start: BigInt(`0x${start}`),
      end: BigInt(`0x${end}`),
      copiedAt: parseStamp(stamp),
      hash,
    },
  ];
}

function parseHistoryFile(name: string): readonly HistoryFile[] {
  const [found, timeline = '', hash = ''] = HISTORY_NAME.exec(restOf(name, WAL) ?? '') ?? [];
  return found === undefined ? [] : [{ name, timeline: Number.parseInt(timeline, 16), hash }];
}

/** Formats `20261121T173000123Z`: sorts by time, and is allowed in every file system. */
export function formatStamp(at: Instant): string {
  return new Date(at).toISOString().replaceAll(/[-:.]/g, '');
}

export function parseStamp(stamp: string): Instant {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(stamp) ?? [];
  return instant(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`));
}
