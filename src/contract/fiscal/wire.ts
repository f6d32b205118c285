/** Ours: the fiscal register, its receipts, and what staff say of receipts of unknown fate. */
import { z } from 'zod';
import { DIALECTS } from '#domain/fiscal/dialects.ts';
import { ONLINE_MOMENTS } from '#domain/fiscal/fiscal-settings.ts';
import { RECEIPT_STATES, RECEIPT_WORDS } from '#domain/fiscal/receipt-state.ts';
import { keysOf } from '#domain/keys-of.ts';
import { ALL_MEANS } from '#domain/orders/payment-means.ts';
import { SavedFrom, Version } from '../changes/wire.ts';
import { IsoInstant, Lei, WireDate } from '../values/schemas.ts';

/** Longer than any code, so that the field's own sentence refuses it. */
const Code = z.string().max(20);
const MOST_RATES = 30;

const Settings = z.object({
  isOn: z.boolean(),
  dialect: z.enum(keysOf(DIALECTS)),
  nameLetters: z.int().min(0).max(999),
  /** The machine's group of each VAT rate, by basis points; '' not said yet. */
  groups: z.record(z.string().regex(/^\d{1,4}$/), Code).refine((groups) => Object.keys(groups).length <= MOST_RATES),
  depositGroup: Code,
  department: Code,
  depositDepartment: Code,
  /** The machine's code of each means of payment; '' not said yet. */
  paymentCodes: z.partialRecord(z.enum(ALL_MEANS), Code),
  onlineMoment: z.enum(ONLINE_MOMENTS),
});

const ReceiptNumber = z.string().max(40);

export const FiscalSetupResponse = z.object({
  version: Version,
  /** Null before they are saved for the first time. */
  settings: Settings.nullable(),
  /** VAT rates that something is sold at, in basis points. */
  rates: z.array(z.int()),
  /** The URL that the register's computer asks; it alone is enough to get receipts. Null before the first save. */
  address: z.string().nullable(),
  lastSeenAt: IsoInstant.nullable(),
  /** The last test receipt; null for none. */
  test: z
    .object({ state: z.enum(RECEIPT_STATES), number: z.string(), failure: z.string(), givenAt: IsoInstant.nullable() })
    .nullable(),
});

export const SaveFiscalSettingsRequest = SavedFrom.extend(Settings.shape);

export const OfOrderRequest = z.object({ orderNumber: z.int().min(1).max(99_999_999) });
export const ReceiptFileResponse = z.object({ fileName: z.string(), body: z.string() });

export const AnswerReceiptRequest = z.object({
  id: z.int().min(1).max(2_147_483_647),
  answer: z.enum(RECEIPT_WORDS),
  /** As printed; '' where nobody wrote it down. */
  number: ReceiptNumber.default(''),
});

export const ReceiptsQuery = z.object({
  /** Absent: today. */
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
});

export const ReceiptsResponse = z.object({
  date: WireDate,
  isOn: z.boolean(),
  lastSeenAt: IsoInstant.nullable(),
  receipts: z.array(
    z.object({
      orderNumber: z.int(),
      payable: Lei,
      deliveredAt: IsoInstant.nullable(),
      /** Null: the order has no receipt. */
      id: z.int().nullable(),
      state: z.enum(RECEIPT_STATES).nullable(),
      number: z.string(),
      /** The number of a second receipt of the same order; '' for none. */
      secondNumber: z.string(),
      /** Why it did not come out; '' for no reason. */
      failure: z.string(),
      /** A file of it was given before: another one may be a second receipt. */
      wasGiven: z.boolean(),
      /** The payment was corrected after the receipt came out. */
      hasOtherPayment: z.boolean(),
    }),
  ),
});
