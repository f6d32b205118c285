/** Invoices for companies: how they are issued, and the invoice of an order. */
import { z } from 'zod';
import { INVOICE_STATES } from '#domain/invoices/invoice-state.ts';
import { ALL_PROGRAMMES } from '#domain/invoices/programmes.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { IsoInstant } from '../values/schemas.ts';

const Typed = z.string().max(400);
const OrderNumber = z.int().min(1).max(99_999_999);

const InvoiceKeys = z.object({
  programme: z.enum(ALL_PROGRAMMES),
  /** Of the account; empty where the programme asks for none. */
  email: Typed,
  series: Typed,
});
const InvoiceSettings = InvoiceKeys.extend({
  isOn: z.boolean(),
  /** No other source issues invoices of this series. */
  hasOwnSeries: z.boolean(),
  /** What the programme calls its rate of 0 %; empty: it is found by its percentage. */
  zeroVatName: Typed,
});
/** Never answered: it is write-only. */
const secret = Typed.describe('The key of the account; empty: the stored one');

export const InvoiceSettingsResponse = InvoiceSettings.extend({
  version: Version,
  hasSecret: z.boolean(),
  /** The restaurant's fiscal code is known. */
  hasCui: z.boolean(),
});
export const SaveInvoiceSettingsRequest = InvoiceSettings.extend({ secret }).extend(SavedFrom.shape);
export const TryInvoiceKeysRequest = InvoiceKeys.extend({ secret });
/** `series` is null where the programme does not list them. */
export const TryInvoiceKeysResponse = z.object({ message: z.string(), series: z.array(z.string()).nullable() });

const state = z.enum(INVOICE_STATES);

export const OpenInvoicesResponse = z.object({
  invoices: z.array(
    z.object({
      orderNumber: z.int(),
      company: z.string(),
      state,
      /** A sentence; empty unless it failed. */
      reason: z.string(),
      /** What the programme answered, or what to check there. */
      said: z.string(),
      queuedAt: IsoInstant,
    }),
  ),
});

export const OrderInvoiceResponse = z.object({
  invoice: z
    .object({
      state,
      reason: z.string(),
      said: z.string(),
      series: z.string(),
      number: z.string(),
      link: z.string(),
      isByHand: z.boolean(),
      issuedAt: IsoInstant.nullable(),
    })
    .nullable(),
});

export const RetryInvoiceRequest = z.object({ orderNumber: OrderNumber });
export const EnterInvoiceRequest = z.object({ orderNumber: OrderNumber, series: Typed, number: Typed });
