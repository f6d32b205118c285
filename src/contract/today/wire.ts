/** The back office's first page: today's figures, and what is still missing before opening. */
import { z } from 'zod';
import { OPENING_GAPS, OPENING_STEPS } from '#domain/restaurant/opening-gaps.ts';
import { UNREACHABLE_REASONS } from '#domain/restaurant/public-address.ts';
import { IsoInstant, Lei, WireDate } from '../values/schemas.ts';

/** Orders and their income; for several days the mean, with one decimal. */
const Sold = z.object({ numberOfOrders: z.number(), income: Lei });
/** Earlier days of the same weekday: up to the present minute, and complete. Zero days: no comparison is possible. */
const Compared = z.object({ numberOfDays: z.int(), soFar: Sold, whole: Sold });

export const TodayResponse = z.object({
  /** The calendar day of the figures, in Bucharest. */
  date: WireDate,
  /** Confirmed and delivered orders placed today, as the statistics count them (readings 11). */
  numberOfOrders: z.int(),
  totalIncomeFromOrders: Lei,
  mediumOrderPrice: Lei,
  numberOfRejectedOrders: z.int(),
  /** Unanswered now, whenever they were placed. */
  numberOfNewOrders: z.int(),
  numberOfScheduledOrders: z.int(),
  /** Waiting for staff, besides orders. */
  numberOfWaitingReservations: z.int(),
  numberOfPendingReviews: z.int(),
  numberOfOpenWithdrawals: z.int(),
  /** Ours: what does not agree in the money of yesterday. */
  numberOfMoneyDifferences: z.int(),
  /** The day by hours, from the first to the last hour with sales on any compared day. */
  curve: z.object({
    hours: z.array(z.object({ hour: z.int(), today: Sold, usual: Sold })),
    today: Sold,
    lastWeek: Compared,
    /** The mean of those of the last four that had sales. */
    usual: Compared,
  }),
  opening: z.object({
    state: z.enum(['open', 'closed', 'never']),
    /** While the restaurant is open; null when no closing is found. */
    closesAt: IsoInstant.nullable(),
    /** While the restaurant is closed; null when no opening is found. */
    opensAt: IsoInstant.nullable(),
    /** Name of the closed days in force. */
    closure: z.string().nullable(),
  }),
  /** Switched-on products without stock: the first ones. */
  soldOut: z.array(z.object({ id: z.int(), name: z.string() })),
  numberOfSoldOut: z.int(),
  /** What is required before the first order, in order. */
  steps: z.array(z.object({ step: z.enum(OPENING_STEPS), done: z.boolean() })),
  missing: z.array(z.enum(OPENING_GAPS)),
  /** An order was handed over: the restaurant has done more than set up. */
  hasDelivered: z.boolean(),
  /** The address that guests are given, and why they cannot reach it; null where nothing speaks against it. */
  publicAddress: z.object({ url: z.string(), unreachable: z.enum(UNREACHABLE_REASONS).nullable() }),
  numberOfProductsWithoutFoodInformation: z.int(),
  /** Ours: products whose allergens were not declared. */
  numberOfProductsWithoutAllergens: z.int(),
  /** When the database was last copied; null while that is not known. */
  lastBackupAt: IsoInstant.nullable(),
  /** The copy was opened and its rows counted. */
  isLastBackupVerified: z.boolean(),
  isLastBackupEncrypted: z.boolean(),
  /** Moment of the newest copy that is also in the second place; null without one. */
  lastBackupElsewhereAt: IsoInstant.nullable(),
});
export type TodayResponse = z.infer<typeof TodayResponse>;
