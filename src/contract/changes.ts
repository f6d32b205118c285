/** What staff saved, and the lock that comes with it (docs/decisions/0065). */
import { z } from 'zod';
import { CHANGE_SUBJECT } from '#domain/changes/change-subject.ts';
import { PageNumber } from './pages.ts';
import { WireDateTime } from './values/schemas.ts';

/** The version a form was filled from: the id of the last change, 0 when nothing was ever saved. */
export const Version = z.int().min(0);

/** In every request that saves something; absent, whatever stands there is written over. */
export const SavedFrom = z.object({
  version: Version.nullish().describe('The version the form was filled from; absent: saved whatever stands there'),
});

/** The answer of every call that saves something. */
export const SavedResponse = z.object({ message: z.string(), version: Version });

export const CHANGE_ACTIONS = ['created', 'updated', 'archived', 'restored', 'deleted'] as const;

export const ChangesQuery = z.object({
  page: PageNumber,
  /** 'product' finds every product, 'product:12' one. */
  subject: z.string().regex(CHANGE_SUBJECT).optional(),
  staffId: z.coerce.number().int().positive().optional(),
});

export const ChangesResponse = z.object({
  content: z.array(
    z.object({
      id: z.int(),
      at: WireDateTime,
      /** Null when the person who saved it was deleted, or a job saved it. */
      staff: z.object({ id: z.int(), name: z.string() }).nullable(),
      subject: z.string(),
      /** What the thing was called then. */
      title: z.string(),
      action: z.enum(CHANGE_ACTIONS),
      fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  totalElements: z.int(),
});
