import { z } from 'zod';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { Weekday } from '#domain/time/local-date.ts';

const Minute = z.int().min(0).max(1439);

/** The column `availability_windows` of categories and products. */
export const StoredWindows: z.ZodType<readonly AvailabilityWindow[]> = z.array(
  z.object({
    weekdays: z.array(
      z
        .int()
        .min(1)
        .max(7)
        .transform((day) => day as Weekday),
    ),
    fromMinute: Minute,
    untilMinute: Minute,
  }),
);
