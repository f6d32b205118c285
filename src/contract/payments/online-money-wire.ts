import { z } from 'zod';
import { ALL_MEANS } from '#domain/orders/payment-means.ts';
import { MONEY_STATES } from '#domain/payments/online-money.ts';
import { IsoInstant, Lei } from '../values/schemas.ts';

/** What became of the money of an order that is paid online. */
export const OnlineMoneyWire = z.object({
  state: z.enum(MONEY_STATES),
  /** Blocked on the guest's card. */
  held: Lei,
  taken: Lei,
  refunded: Lei,
  /** On its way back to the guest's card. */
  goingBack: Lei,
  /** Still to be received at the door. */
  toCollect: Lei,
  heldUntil: IsoInstant.nullable(),
  releasedAt: IsoInstant.nullable(),
  /** '•••• 4242'; '' when the provider does not say. */
  card: z.string(),
  /** Staff have to look at it (`getPaymentsToCheck`). */
  needsCheck: z.boolean(),
  /** The sums of each part, where the order is paid online in several. */
  parts: z
    .array(z.object({ means: z.enum(ALL_MEANS), held: Lei, taken: Lei, refunded: Lei, goingBack: Lei }))
    .optional(),
});
export type OnlineMoneyWire = z.infer<typeof OnlineMoneyWire>;
