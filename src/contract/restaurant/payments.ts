/** The offered payment methods (back-office.md §7). */
import { z } from 'zod';
import { OFFERABLE_WAYS } from '#domain/orders/payment-means.ts';
import { SavedFrom, Version } from '../changes/wire.ts';

const Name = z.enum(OFFERABLE_WAYS);

export const PaymentMethodsRequest = SavedFrom.extend({
  paymentMethods: z
    .union([
      // The documents' one name for both means is a restaurant that takes both, also as a mix.
      Name.transform((name) => (name === 'cash-card' ? (['cash', 'card', 'cash-card'] as const) : [name])),
      z.array(Name).max(2 * OFFERABLE_WAYS.length),
    ])
    .describe("One name: 'cash-card' is both and a mix. A list (ours) names every way on its own"),
});

export const PaymentMethodsResponse = z.object({ version: Version, paymentMethods: z.array(Name) });
export type PaymentMethodsResponse = z.infer<typeof PaymentMethodsResponse>;
