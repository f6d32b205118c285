/** The offered payment methods (back-office.md §7). */
import { z } from 'zod';
import { OFFERABLE_WAYS } from '#domain/orders/payment-means.ts';
import { MEAL_CARD_ISSUERS } from '#domain/payments/meal-card-issuers.ts';
import { SavedFrom, Version } from '../changes/wire.ts';

const Name = z.enum(OFFERABLE_WAYS);
const Issuers = z.array(z.enum(MEAL_CARD_ISSUERS)).max(2 * MEAL_CARD_ISSUERS.length);

export const PaymentMethodsRequest = SavedFrom.extend({
  paymentMethods: z
    .union([
      // The documents' one name for both means is a restaurant that takes both, also as a mix.
      Name.transform((name) => (name === 'cash-card' ? (['cash', 'card', 'cash-card'] as const) : [name])),
      z.array(Name).max(2 * OFFERABLE_WAYS.length),
    ])
    .describe("One name: 'cash-card' is both and a mix. A list (ours) names every way on its own"),
  /** Ours: whose meal cards are taken at hand-over; absent: as they are. */
  mealCardIssuers: Issuers.optional(),
});

export const PaymentMethodsResponse = z.object({
  version: Version,
  paymentMethods: z.array(Name),
  mealCardIssuers: Issuers,
});
export type PaymentMethodsResponse = z.infer<typeof PaymentMethodsResponse>;
