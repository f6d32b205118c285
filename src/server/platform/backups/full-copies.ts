/** The list of a full copy: its files and their pieces. The name of the list contains its hash. */
import { z } from 'zod';
import { type Instant, instant } from '#domain/time/instant.ts';
import { BackupError } from './backup-error.ts';
import { type Area, areaOf, type BackupStore, nameIn, restOf } from './backup-store.ts';
import { compress, readProved } from './pieces.ts';
import { formatStamp, parseStamp } from './wal-files.ts';

export const FULL = 'full';

const Position = z
  .string()
  .regex(/^[0-9A-F]{16}$/)
  .transform((text) => BigInt(`0x${text}`));

const CopiedFile = z.strictObject({
  /** `cluster/…` for files of the database's folder, `data/…` for files of the data folder. */
  path: z.string().regex(/^(cluster|data)\/(?!.*(^|\/)\.\.(\/|$))/),
  pieces: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
});
export type CopiedFile = z.infer<typeof CopiedFile>;

const FullCopy = z.strictObject({
  format: z.literal(1),
  /** The major version of PostgreSQL. */
  postgres: z.string(),
  /** The trigger of the copy. */
  reason: z.enum(['night', 'command', 'upgrade']),
  /** The newest migration of the schema; null before the first. */
  schema: z.string().nullable(),
  timeline: z.int(),
  segmentBytes: z.int(),
  /** The log between these positions makes the files consistent. */
  start: Position,
  stop: Position,
  startedAt: z.int(),
  finishedAt: z.int(),
  folders: z.array(z.string()),
  files: z.array(CopiedFile),
});
type FullCopyFields = z.infer<typeof FullCopy>;
export type FullCopy = Omit<FullCopyFields, 'startedAt' | 'finishedAt'> & {
  readonly startedAt: Instant;
  readonly finishedAt: Instant;
};
export type CopyReason = FullCopy['reason'];

export type FullCopyName = {
  readonly name: string;
  readonly finishedAt: Instant;
  readonly hash: string;
  /** The area of the list and of its pieces. */
  readonly area: Area;
};

const NAME = /^(\d{8}T\d{9}Z)-([0-9a-f]{64})\.json\.zst$/;

/** The full copies, the newest first. */
export async function listFullCopies(store: BackupStore): Promise<readonly FullCopyName[]> {
  return (await store.list(FULL))
    .flatMap((name) => {
      const [found, stamp = '', hash = ''] = NAME.exec(restOf(name, FULL) ?? '') ?? [];
      return found === undefined ? [] : [{ name, finishedAt: parseStamp(stamp), hash, area: areaOf(name) }];
    })
    .toSorted((one, other) => other.finishedAt - one.finishedAt);
}

/** The list is written last: an incomplete copy has none and is ignored. */
export async function saveFullCopy(store: BackupStore, copy: FullCopy): Promise<FullCopyName> {
  const text = JSON.stringify(copy, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString(16).toUpperCase().padStart(16, '0') : value,
  );
  const bytes = Buffer.from(text);
  const { area } = store;
  const hash = store.hashOf(bytes, area);
  const name = nameIn(area, FULL, `${formatStamp(copy.finishedAt)}-${hash}.json.zst`);
  await store.write(name, await compress(bytes));
  return { name, finishedAt: copy.finishedAt, hash, area };
}

/**
 * Reads a list and verifies its hash.
 *
 * @throws DamagedCopyError, LockedCopyError, BackupError for the format of a newer program
 */
export async function readFullCopy(store: BackupStore, { name, hash }: FullCopyName): Promise<FullCopy> {
  const read = FullCopy.safeParse(JSON.parse((await readProved(store, name, hash)).toString('utf8')));
  if (!read.success) throw new BackupError(`Copia ${name} este făcută de altă versiune a programului.`);
  const { startedAt, finishedAt, ...copy } = read.data;
  return { ...copy, startedAt: instant(startedAt), finishedAt: instant(finishedAt) };
}
