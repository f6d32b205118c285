/** Ours: everything the owner has, taken along. */
import { z } from 'zod';
import { IsoInstant } from '../values/schemas.ts';

export const BeginArchiveRequest = z.object({
  /** Without guests: menu, settings and pictures only, for another house. */
  hasGuests: z.boolean(),
});
export const BeginArchiveResponse = z.object({ id: z.int() });

export const ArchiveParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
/** A ZIP, described in docs/archive.md. */
export const ArchiveResponse = z.string();

const Archive = z.object({
  id: z.int(),
  /** The account that took it along; '' for one that is gone. */
  staff: z.string(),
  hasGuests: z.boolean(),
  begunAt: IsoInstant,
  state: z.enum(['writing', 'done', 'broken']),
  /** So many parts of it are written. */
  partsDone: z.int(),
  parts: z.int(),
  bytes: z.int(),
});
export type Archive = z.infer<typeof Archive>;

export const ArchivesResponse = z.object({
  /** What there is to take along. */
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
  /** The last step of the database that the archive knows of; '' in archives of before. */
  migration: z.string().max(120),
});
export const StartReadingResponse = z.object({
  /** The tables that are read, of those that the archive has. */
  tables: z.array(z.string()),
});

/** Rows of one table, a JSON object in a line: at most 2 MB of them. */
export const SendRowsRequest = z.object({ table: z.string().max(63), file: z.file() });
export const SendRowsResponse = z.object({ rows: z.int() });

export const ReadArchiveRequest = z.object({
  /** JSON: which picture of the archive, by its hash there, is which one here. */
  pictures: z.file(),
  /** 16 digits of base 16; '' in archives of before. */
  orderNumberKey: z.string().regex(/^([0-9a-f]{16})?$/),
});
export const ReadArchiveResponse = z.object({
  message: z.string(),
  products: z.int(),
  orders: z.int(),
  /** Accounts of staff that came along closed. */
  closedStaff: z.array(z.string()),
});
