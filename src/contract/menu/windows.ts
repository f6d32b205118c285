/** When a category or a product may be ordered, on the wire (ours, beside the documents' fields). */
import { z } from 'zod';
import { DAYS_OF_WEEK } from '../values/convert.ts';

/**
 * On each of the days from one wall time of Bucharest to another, 'HH:mm'; `until` at or before `from` means the next
 * day.
 */
export const AvailabilityWindowFields = z.object({
  weekdays: z.array(z.enum(DAYS_OF_WEEK)),
  from: z.string(),
  until: z.string(),
});

export type WireWindow = z.infer<typeof AvailabilityWindowFields>;

/** As typed; the rules report problems by field. `24:00` is the end of the day. */
export const AvailabilityWindowInput = z.object({
  weekdays: z.array(z.enum(DAYS_OF_WEEK)).max(14),
  from: z.string().max(40),
  until: z.string().max(40),
});

/** An empty list removes the windows; absent or null keeps them. */
export const AvailabilityWindowsInput = z.array(AvailabilityWindowInput).max(100).nullish();
