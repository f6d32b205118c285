import { z } from 'zod';

/** How often the restaurant kept the hour it promised at acceptance, over the last days. Ours. */
export const KeptPromisesResponse = z.object({
  days: z.int(),
  /** Orders that were accepted and are due. */
  promised: z.int(),
  /** Those of them of which it is known when they were ready or handed over. */
  measured: z.int(),
  kept: z.int(),
  /** Whole percent of those measured; null from too few. */
  percent: z.int().nullable(),
});
