/** Withdrawal from a contract, online (OUG 34/2014 after OUG 18/2026). */
import { z } from 'zod';
import { PageNumber } from '../pages.ts';
import { IsoInstant } from '../values/schemas.ts';

export const WITHDRAWAL_ITEMS_MAX_LENGTH = 1000;

export const WithdrawRequest = z.object({
  orderNumber: z.union([z.string().max(40), z.int()]),
  email: z.string().max(400),
  name: z.string().max(200),
  /** The sealed products, as described by the guest. */
  items: z.string().max(WITHDRAWAL_ITEMS_MAX_LENGTH * 4),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(400).nullish(),
});

/** The same answer whether or not the order exists. */
export const WithdrawResponse = z.object({ message: z.string(), receivedAt: IsoInstant });

export const WITHDRAWAL_STATES = ['open', 'settled'] as const;

export const WithdrawalsQuery = z.object({
  page: PageNumber,
  state: z.enum(WITHDRAWAL_STATES).optional(),
});

export const StaffWithdrawal = z.object({
  id: z.int(),
  orderNumber: z.int(),
  name: z.string(),
  email: z.string(),
  items: z.string(),
  receivedAt: IsoInstant,
  /** Number and e-mail address match one order. */
  isOrderKnown: z.boolean(),
  settledAt: IsoInstant.nullable(),
  /** The member of staff who marked it; null while it is not marked, or when the account was deleted. */
  settledBy: z.string().nullable(),
});
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>;

export const WithdrawalsResponse = z.object({
  content: z.array(StaffWithdrawal),
  totalElements: z.int(),
  numberOfOpenWithdrawals: z.int(),
});
export type WithdrawalsResponse = z.infer<typeof WithdrawalsResponse>;

export const SettleWithdrawalRequest = z.object({ id: z.int().positive(), settled: z.boolean() });
