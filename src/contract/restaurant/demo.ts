/** Taking the demonstration away (src/server/features/demo/README.md). */
import { z } from 'zod';

const Counts = z.object({ products: z.int(), categories: z.int(), promotions: z.int(), orders: z.int() });

/** What has to be typed before anything is deleted; case and diacritics do not matter. */
export const REMOVE_DEMO_WORD = 'ȘTERGE';

export const DemoResponse = z.object({
  /** Something of the demonstration is there. */
  present: z.boolean(),
  /** What would go. */
  removed: Counts,
  /** Of the orders that would go: trial orders, placed before the restaurant had its own name. */
  numberOfTrialOrders: z.int(),
  /** What would stay because staff saved it, or because an order in earnest names it (such products are archived). */
  kept: Counts,
});
export type DemoResponse = z.infer<typeof DemoResponse>;

export const RemoveDemoRequest = z.object({ confirmation: z.string().max(40) });
export const RemoveDemoResponse = z.object({ message: z.string(), removed: Counts });
