/** Parameters of a list page, the same for every list. */
import { z } from 'zod';
import { LARGEST_PAGE, PAGE_SIZE } from './page-size.ts';

/** Beyond any list; keeps the database's OFFSET within its range. */
const LAST_PAGE = 100_000;

/** An empty filter in a URL counts as no filter. */
export function given(raw: unknown): unknown {
  return raw === '' ? undefined : raw;
}

/** Zero-based; the first by default. */
export const PageNumber = z.preprocess(given, z.coerce.number().int().min(0).max(LAST_PAGE).default(0));

/** What a list is asked for that can be looked through. */
export const ListQuery = z.object({ page: PageNumber, search: z.string().max(100).optional() });

/** One page of a list, and the number of rows on all of them. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ content: z.array(row), totalElements: z.int() });
}

/** Rows on a page. */
export const PageSize = z.preprocess(
  given,
  z.coerce
    .number()
    .int()
    .min(1)
    .default(PAGE_SIZE)
    .transform((size) => Math.min(size, LARGEST_PAGE)),
);
