/** How a page of a list is asked for, the same for every list. */
import { z } from 'zod';
import { LARGEST_PAGE, PAGE_SIZE } from './page-size.ts';

/** Further than any list reaches; what the database is told to pass over stays a number it can count. */
const LAST_PAGE = 100_000;

/** A filter left empty in an address is no filter. */
export function given(raw: unknown): unknown {
  return raw === '' ? undefined : raw;
}

/** Zero-based; the first when none is named. */
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
