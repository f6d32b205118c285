/** The back office's first page: today at a glance, and what is still missing before opening. */
import { z } from 'zod';
import { OPENING_GAPS, OPENING_STEPS } from '#domain/restaurant/opening-gaps.ts';
import { IsoInstant, Lei, WireDate } from '../values/schemas.ts';

export const TodayResponse = z.object({
  /** The Bucharest day the figures are of. */
  date: WireDate,
  /** Confirmed and delivered orders placed today, as the statistics count them (readings 11). */
  numberOfOrders: z.int(),
  totalIncomeFromOrders: Lei,
  mediumOrderPrice: Lei,
  numberOfRejectedOrders: z.int(),
  /** Waiting for an answer now, whenever they were placed. */
  numberOfNewOrders: z.int(),
  numberOfScheduledOrders: z.int(),
  opening: z.object({
    state: z.enum(['open', 'closed', 'never']),
    /** Of an open house; null when no closing is in sight. */
    closesAt: IsoInstant.nullable(),
    /** Of a closed house; null when no opening is in sight. */
    opensAt: IsoInstant.nullable(),
    /** Name of the closed days in force. */
    closure: z.string().nullable(),
  }),
  /** On the menu and switched on, but nothing left: the first of them. */
  soldOut: z.array(z.object({ id: z.int(), name: z.string() })),
  numberOfSoldOut: z.int(),
  /** What has to be there before the first guest orders, in order. */
  steps: z.array(z.object({ step: z.enum(OPENING_STEPS), done: z.boolean() })),
  missing: z.array(z.enum(OPENING_GAPS)),
  numberOfProductsWithoutFoodInformation: z.int(),
});
export type TodayResponse = z.infer<typeof TodayResponse>;
