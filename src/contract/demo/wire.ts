/** Removing the demonstration data (src/server/features/demo/README.md). */
import { z } from 'zod';

const Counts = z.object({ products: z.int(), categories: z.int(), promotions: z.int(), orders: z.int() });

/** The word to type before anything is deleted; case and diacritics are ignored. */
export const REMOVE_DEMO_WORD = 'ȘTERGE';

export const DemoResponse = z.object({
  /** Demonstration data exist. */
  present: z.boolean(),
  /** Counts of what would be deleted. */
  removed: Counts,
  /** Trial orders among them, placed before the restaurant had its own name. */
  numberOfTrialOrders: z.int(),
  /**
   * Counts of what would stay because staff saved it, or because a real order references it (such products are
   * archived).
   */
  kept: Counts,
});
export type DemoResponse = z.infer<typeof DemoResponse>;

export const RemoveDemoRequest = z.object({ confirmation: z.string().max(40) });
export const RemoveDemoResponse = z.object({ message: z.string(), removed: Counts });
