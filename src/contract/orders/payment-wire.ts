/** Ours: the parts of a payment by means, beside the documents' word and their two amounts. */
import { z } from 'zod';
import { ALL_MEANS } from '#domain/orders/payment-means.ts';
import { Lei, LeiInput } from '../values/schemas.ts';

const MeansName = z.enum(ALL_MEANS);

/** In answers: what is paid with each means. */
export const PaymentParts = z.array(z.object({ means: MeansName, amount: Lei }));

/** In requests: wins over the documents' word; an amount is needed where there are several parts. */
export const ChosenParts = z
  .array(z.object({ means: MeansName, amount: LeiInput.nullish() }))
  .max(ALL_MEANS.length)
  .refine((parts) => new Set(parts.map(({ means }) => means)).size === parts.length, { error: 'each means once' })
  .nullish();

/** In answers that name no amounts. */
export const PaymentMeans = z.array(MeansName);
