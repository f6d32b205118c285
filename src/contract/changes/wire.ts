/** The history of changes, and the optimistic lock based on it (docs/decisions/0065). */
import { z } from 'zod';
import { CHANGE_SUBJECT } from '#domain/changes/change-subject.ts';
import { PageNumber, pageOf } from '../pages.ts';
import { WireDateTime } from '../values/schemas.ts';

/** The version a form was loaded from: the id of the last change, 0 before the first save. */
export const Version = z.int().min(0);

/** Part of every request that saves something; when absent, later changes are overwritten. */
export const SavedFrom = z.object({
  version: Version.nullish().describe('The version the form was filled from; absent: saved whatever stands there'),
});

/** The answer of every call that saves something. */
export const SavedResponse = z.object({ message: z.string(), version: Version });

export const CHANGE_ACTIONS = ['created', 'updated', 'archived', 'restored', 'deleted'] as const;

export const ChangesQuery = z.object({
  page: PageNumber,
  /** 'product' matches every product, 'product:12' one. */
  subject: z.string().regex(CHANGE_SUBJECT).optional(),
  staffId: z.coerce.number().int().positive().optional(),
});

export const ChangesResponse = pageOf(
  z.object({
    id: z.int(),
    at: WireDateTime,
    /** Null when that person was deleted, or a job made the change. */
    staff: z.object({ id: z.int(), name: z.string() }).nullable(),
    subject: z.string(),
    /** The thing's name at that time. */
    title: z.string(),
    action: z.enum(CHANGE_ACTIONS),
    fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  }),
);
