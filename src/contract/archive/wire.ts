/** Ours: export and import of all data of the restaurant. */
import { z } from 'zod';
import { IsoInstant } from '../values/schemas.ts';

export const BeginArchiveRequest = z.object({
  /** Without guests' data: menu, settings and pictures only, for another restaurant. */
  hasGuests: z.boolean(),
});
export const BeginArchiveResponse = z.object({ id: z.int() });

export const ArchiveParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
/** A ZIP, described in docs/archive.md. */
export const ArchiveResponse = z.string();

const Archive = z.object({
  id: z.int(),
  /** The account that exported it; '' for a deleted one. */
  staff: z.string(),
  hasGuests: z.boolean(),
  begunAt: IsoInstant,
  state: z.enum(['writing', 'done', 'broken']),
  /** Number of parts written so far. */
  partsDone: z.int(),
  parts: z.int(),
  bytes: z.int(),
});
export type Archive = z.infer<typeof Archive>;

export const ArchivesResponse = z.object({
  /** What an archive would contain. */
  counts: z.object({
    products: z.int(),
    pictures: z.int(),
    orders: z.int(),
    guests: z.int(),
    pictureBytes: z.int(),
  }),
  archives: z.array(Archive),
});
export type Archives = z.infer<typeof ArchivesResponse>;

export const StartReadingRequest = z.object({
  hasGuests: z.boolean(),
  /** The last migration known to the archive; '' in older archives. */
  migration: z.string().max(120),
});
export const StartReadingResponse = z.object({
  /** The tables to read, of those in the archive. */
  tables: z.array(z.string()),
});

/** Rows of one table, one JSON object per line, at most 2 MB. */
export const SendRowsRequest = z.object({ table: z.string().max(63), file: z.file() });
export const SendRowsResponse = z.object({ rows: z.int() });

export const ReadArchiveRequest = z.object({
  /** JSON: maps each picture hash of the archive to the hash here. */
  pictures: z.file(),
  /** 16 hexadecimal digits; '' in older archives. */
  orderNumberKey: z.string().regex(/^([0-9a-f]{16})?$/),
});
export const ReadArchiveResponse = z.object({
  message: z.string(),
  products: z.int(),
  orders: z.int(),
  /** Staff accounts that were imported deactivated. */
  closedStaff: z.array(z.string()),
});
