/** The back office's first page: today at a glance, and what is still missing before opening. */
import { z } from 'zod';
import { OPENING_GAPS, OPENING_STEPS } from '#domain/restaurant/opening-gaps.ts';
import { IsoInstant, Lei, WireDate } from '../values/schemas.ts';

/** Orders and their income; of several days their mean, with one decimal. */
const Sold = z.object({ numberOfOrders: z.number(), income: Lei });
/** Earlier days of the same weekday: up to the present minute, and whole. Zero days: there is nothing to compare with. */
const Compared = z.object({ numberOfDays: z.int(), soFar: Sold, whole: Sold });

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
  /** What waits for staff beside orders. */
  numberOfWaitingReservations: z.int(),
  numberOfPendingReviews: z.int(),
  numberOfOpenWithdrawals: z.int(),
  /** The day by hours, from the first to the last in which anything was sold on a day that is compared. */
  curve: z.object({
    hours: z.array(z.object({ hour: z.int(), today: Sold, usual: Sold })),
    today: Sold,
    lastWeek: Compared,
    /** The mean of those of the last four that sold something. */
    usual: Compared,
  }),
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
  /** When the database was last copied; null while that is not known. */
  lastBackupAt: IsoInstant.nullable(),
  /** The copy was opened and counted. */
  isLastBackupVerified: z.boolean(),
  isLastBackupEncrypted: z.boolean(),
  /** When the newest copy was made that lies in the second place as well; null without one. */
  lastBackupElsewhereAt: IsoInstant.nullable(),
});
export type TodayResponse = z.infer<typeof TodayResponse>;
