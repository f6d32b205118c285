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
