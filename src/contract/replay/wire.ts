/** Ours: „Ce-ar fi fost”, an unsaved draft replayed over earlier orders. */
import { z } from 'zod';
import { SaveCapacityRequest } from '../capacity/wire.ts';
import { SaveDeliveryZonesRequest } from '../delivery/wire.ts';
import { SavePromotionRequest } from '../promotions/wire.ts';
import { IsoInstant, Lei } from '../values/schemas.ts';

const Days = z.union([z.literal(30), z.literal(90)]).describe('The days before now whose orders are replayed');

/** The same drafts as those that are saved. */
export const ReplayZonesRequest = z.object({ days: Days, draft: SaveDeliveryZonesRequest });
export const ReplayCapacityRequest = z.object({ days: Days, draft: SaveCapacityRequest });
export const ReplayPromotionRequest = z.object({ days: Days, draft: SavePromotionRequest });

const Count = z.int().nonnegative();

export const WhatIfResponse = z.object({
  days: z.int(),
  /** Orders that stand; rejected ones are left out. */
  numberOfOrders: Count,
  /** Of these, computed from their own record: the rules of their day are not known. */
  numberFromRecord: Count,
  /** Not all days could be replayed in the time that a request has; the latest days are missing. */
  isShortened: z.boolean(),
  /** What they cost by the rules as saved, and as typed. */
  amountAsSaved: Lei,
  amountAsTyped: Lei,
  numberOfRefused: Count,
  /** Refused as saved, taken as typed. */
  numberOfTaken: Count,
  numberOfOtherSum: Count,
  numberOfLater: Count,
  /** The newest, up to a limit. */
  changed: z.array(
    z.object({
      orderNumber: z.int(),
      placedAt: IsoInstant,
      effect: z.enum(['refused', 'taken', 'other_sum', 'later']),
      amountAsSaved: Lei,
      amountAsTyped: Lei,
      minutesLater: Count,
    }),
  ),
});
