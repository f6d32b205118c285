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
