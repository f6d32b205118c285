/**
 * Identity and location of the restaurant, as the back office saves them (back-office.md §7): documented fields and our
 * additions.
 */
import { z } from 'zod';
import { SavedFrom, Version } from '../changes/wire.ts';
import { RestaurantResponse } from './wire.ts';

/** Longer text is refused without processing. */
const Text = z.string().max(2000);
const Given = Text.nullish();

export const FetchSetupResponse = RestaurantResponse.extend({
  /** Ours: the version each form is loaded from. */
  versions: z.object({ contact: Version, address: Version }),
});
export type FetchSetupResponse = z.infer<typeof FetchSetupResponse>;

export const SaveContactRequest = SavedFrom.extend({
  name: Text,
  phoneNumber: Text,
  email: Text,
  /** Ours; absent fields stay as they are. */
  tagline: Given,
  aboutUs: z.string().max(16_000).nullish(),
  /** Ours: the seller (Ordin ANPC 225/2023); absent, it stays unchanged. */
  company: z
    .object({
      companyName: Given,
      cui: Given,
      tradeRegister: Given,
      registeredOffice: Given,
      workPoint: Given,
      shareCapital: Given,
      vatPayer: z.boolean().nullish(),
      authorisations: z
        .array(z.object({ name: Text, number: Text, issuer: Text }))
        .max(20)
        .nullish(),
    })
    .nullish(),
});
export type SaveContactRequest = z.infer<typeof SaveContactRequest>;

export const SaveAddressRequest = SavedFrom.extend({
  county: Text,
  /** The street. */
  address: Text,
  streetNumber: z.union([Text, z.int().transform(String)]),
  city: Text,
  postalCode: z.union([Text, z.int().transform(String)]).nullish(),
  country: Given,
  /** Ours: position on the map; both or none. Absent, they stay; null removes them. */
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
});
export type SaveAddressRequest = z.infer<typeof SaveAddressRequest>;
