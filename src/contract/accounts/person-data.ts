/** Ours: what the restaurant keeps about a person who asks for it or wants it deleted, by mailbox or telephone number (GDPR art. 15 and 17). */
import { z } from 'zod';
import { ROLES } from '#domain/accounts/roles.ts';
import { PersonalDataResponse } from './accounts.ts';

export const PersonContactRequest = z.object({
  /** An e-mail address or a telephone number, as it was typed. */
  contact: z.string().max(300),
});

export const PersonDataResponse = z.object({
  /** As it is stored. */
  contact: z.string(),
  by: z.enum(['email', 'phone']),
  account: z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), role: z.enum(ROLES) }).nullable(),
  /** Under which names this person ordered or reserved, the newest first: whether it is the one who asks. */
  names: z.array(z.string()),
  /** An order is on its way: nothing can be deleted before it is over. */
  hasOrderUnderWay: z.boolean(),
  data: PersonalDataResponse.pick({
    mails: true,
    orders: true,
    reviews: true,
    reservations: true,
    withdrawals: true,
    newsletter: true,
    coupons: true,
    blocks: true,
  }),
});
export type PersonDataResponse = z.infer<typeof PersonDataResponse>;
