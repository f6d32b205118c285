/** Ours: VAT rates by name, whose values change on a day. */
import { z } from 'zod';
import { VAT_ROLES } from '#domain/vat/vat-rates.ts';
import { SavedFrom, SavedResponse, Version } from '../changes/wire.ts';
import { WireDate } from '../values/schemas.ts';

const RateId = z.int().positive().max(2_147_483_647);
/** A value with the day from which it holds. */
const Change = z.object({ from: WireDate, percent: z.number() });

export const VatRatesResponse = z.object({
  version: Version,
  /** While it is false, every order records 0 %. */
  paysVat: z.boolean(),
  today: WireDate,
  /** The year whose rates have to be compared with the law; null for none. */
  yearToCheck: z.int().nullable(),
  rates: z.array(
    z.object({
      id: RateId,
      name: z.string(),
      /** What new products are proposed; null for a rate that was added. */
      role: z.enum(VAT_ROLES).nullable(),
      /** Today. */
      percent: z.number(),
      /** Changes that do not hold yet, the nearest first. */
      prepared: z.array(Change),
      /** Changes that hold or held, the latest first. */
      past: z.array(Change),
      /** Products on the menu that have it, to take away or on the premises. */
      products: z.int(),
      archivedProducts: z.int(),
      options: z.int(),
    }),
  ),
});

/** A value as it was typed: null for none that can be read. */
const Percent = z.number().nullable();

export const SaveVatRateRequest = SavedFrom.extend({
  /** Absent for a new rate. */
  id: RateId.nullish(),
  name: z.string().max(400),
  /** Only of a new rate: a known one changes on a day. */
  percent: Percent.optional(),
});
export const SavedVatRateResponse = SavedResponse.extend({ id: RateId });

export const VatRateParams = z.object({ id: z.coerce.number().pipe(RateId) });

export const PrepareVatChangeRequest = SavedFrom.extend({
  rateId: RateId,
  /** `2027-01-01`. */
  from: z.string().max(40),
  percent: Percent,
});

export const TakeBackVatChangeRequest = SavedFrom.extend({ rateId: RateId, from: z.string().max(40) });

export const MoveVatUsesRequest = SavedFrom.extend({ fromId: RateId, toId: RateId });

export const CheckVatYearRequest = SavedFrom.extend({ year: z.int().min(2000).max(9999) });
