/** The offered payment methods (back-office.md §7). */
import { z } from 'zod';
import { PAYMENT_NAMES } from '#domain/restaurant/decide-payments.ts';
import { SavedFrom, Version } from '../changes/wire.ts';

const Name = z.enum(PAYMENT_NAMES);

export const PaymentMethodsRequest = SavedFrom.extend({
  paymentMethods: z
    .union([Name, z.array(Name).max(10)])
    .describe("One name: 'cash-card' is both and a mix. A list (ours) names every way on its own"),
});

export const PaymentMethodsResponse = z.object({ version: Version, paymentMethods: z.array(Name) });
export type PaymentMethodsResponse = z.infer<typeof PaymentMethodsResponse>;
