/** Ours: the table of localities (readings 2). */
import { z } from 'zod';
import { MOST_ZONES } from '#domain/delivery/decide-zones.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { DeliveryCity } from '../restaurant/wire.ts';
import { LeiInput } from '../values/schemas.ts';

export const DeliveryZonesResponse = z.object({
  version: Version,
  /** The restaurant's own city. */
  homeCity: z.string(),
  homeCounty: z.string(),
  /** In the order shown to guests, including switched-off ones. */
  zones: z.array(DeliveryCity.omit({ estimatedMinutes: true }).extend({ enabled: z.boolean() })),
});
export type DeliveryZonesResponse = z.infer<typeof DeliveryZonesResponse>;

export const SaveDeliveryZonesRequest = SavedFrom.extend({
  /** The complete list, in order: a missing one is removed. */
  zones: z
    .array(
      z.object({
        cityCode: z.string().max(80),
        city: z.string().max(300),
        county: z.string().max(300),
        enabled: z.boolean().default(true),
        minimumOrder: LeiInput.prefault(0),
        deliveryFee: LeiInput.prefault(0),
        freeDeliveryFrom: LeiInput.nullish().describe('null: never free'),
        extraMinutes: z.number().default(0),
        isVillage: z.boolean().default(false),
      }),
    )
    .max(MOST_ZONES),
});
