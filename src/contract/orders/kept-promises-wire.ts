import { z } from 'zod';

/** How often the restaurant kept the hour promised at acceptance, over the last days. Ours. */
export const KeptPromisesResponse = z.object({
  days: z.int(),
  /** Orders that were accepted and are due. */
  promised: z.int(),
  /** The part of them with a known moment of being ready or handed over. */
  measured: z.int(),
  kept: z.int(),
  /** Whole percent of those measured; null when there are too few. */
  percent: z.int().nullable(),
});
