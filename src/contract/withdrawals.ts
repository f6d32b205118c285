/** Withdrawal from a contract, online (OUG 34/2014 after OUG 18/2026). */
import { z } from 'zod';
import { IsoInstant } from './moments.ts';

export const WITHDRAWAL_ITEMS_MAX_LENGTH = 1000;

export const WithdrawRequest = z.object({
  orderNumber: z.union([z.string().max(40), z.int()]),
  email: z.string().max(400),
  name: z.string().max(200),
  /** The sealed products, in the guest's words. */
  items: z.string().max(WITHDRAWAL_ITEMS_MAX_LENGTH * 4),
  /** People never see this field; programs fill it in. */
  website: z.string().max(400).nullish(),
});

/** The same for an order we know and for one we do not. */
export const WithdrawResponse = z.object({ message: z.string(), receivedAt: IsoInstant });
