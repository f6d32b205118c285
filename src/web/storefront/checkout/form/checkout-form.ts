/** What the guest has typed and chosen so far. Kept in this tab until the order is taken, so it is parsed when read. */

import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { DELIVERY_METHODS, type DeliveryMethod, PAYMENT_METHODS, type PaymentMethod } from '#domain/orders/order.ts';
import { REDUCTION_TYPES, type ReductionType } from '#domain/promotions/kinds.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';

/** Who orders, where it goes, whom the invoice is for: what a device may remember, in the order of the form. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const;
export const COMPANY_FIELDS = ['companyName', 'companyCui', 'companyRegister', 'companyOffice'] as const;

/** The fields that are plain text, as typed; `city` is what was typed for the zone. */
export const TEXT_FIELDS = [
  ...CONTACT_FIELDS,
  ...ADDRESS_FIELDS,
  ...COMPANY_FIELDS,
  'city',
  'split',
  'couponText',
  'notes',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What a coupon was worth when it was applied; what it takes off is worked out again with every change of the cart. */
export type AppliedCoupon = {
  readonly type: ReductionType;
  readonly code: string;
  readonly discountBasisPoints: number;
  readonly discountAmount: Bani;
  readonly minimumOrder: Bani;
};

export type CheckoutForm = Readonly<Record<TextField, string>> & {
  readonly method: DeliveryMethod | null;
  /** `null` while the guest has not said: then as soon as possible, where that is possible. */
  readonly when: 'asap' | 'chosen' | null;
  readonly date: LocalDate | null;
  readonly requestedAt: Instant | null;
  readonly remembers: boolean;
  readonly payment: PaymentMethod | null;
  /** Which of the two sums was typed; the other is what remains. */
  readonly splitPart: 'cash' | 'card';
  readonly coupon: AppliedCoupon | null;
  readonly needsCutlery: boolean;
  readonly ownContainer: boolean;
  readonly wantsInvoice: boolean;
  readonly isAdult: boolean;
  readonly acceptsTerms: boolean;
};

export const EMPTY_FORM: CheckoutForm = {
  // Every text field is there, each an empty text.
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<TextField, string>),
  method: null,
  when: null,
  date: null,
  requestedAt: null,
  remembers: false,
  payment: null,
  splitPart: 'cash',
  coupon: null,
  needsCutlery: false,
  ownContainer: false,
  wantsInvoice: false,
  isAdult: false,
  acceptsTerms: false,
};

const TICKS = [
  'remembers',
  'needsCutlery',
  'ownContainer',
  'wantsInvoice',
  'isAdult',
  'acceptsTerms',
] as const satisfies readonly (keyof CheckoutForm)[];

/** Longest text that is read back, in characters: longer is not ours. */
const STORED_TEXT_MAX = 2_000;

type Fields = Readonly<Record<string, unknown>>;

/** Reads a stored form; what is missing or not understood is as if never filled in. */
export function parseForm(stored: string | null): CheckoutForm {
  const fields = readFields(stored);
  if (fields === null) return EMPTY_FORM;
  const { method, when, date, requestedAt, payment, splitPart, coupon } = fields;
  return {
    ...EMPTY_FORM,
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, readText(fields[name])])),
    ...Object.fromEntries(TICKS.map((name) => [name, fields[name] === true])),
    method: DELIVERY_METHODS.find((one) => one === method) ?? null,
    when: when === 'asap' || when === 'chosen' ? when : null,
    date: readDate(date),
    requestedAt: typeof requestedAt === 'number' && Number.isSafeInteger(requestedAt) ? instant(requestedAt) : null,
    payment: PAYMENT_METHODS.find((one) => one === payment) ?? null,
    splitPart: splitPart === 'card' ? 'card' : 'cash',
    coupon: readCoupon(coupon),
  };
}

/** The fields of a stored JSON object, `null` for anything else. */
export function readFields(stored: string | null): Fields | null {
  if (stored === null) return null;
  try {
    const written: unknown = JSON.parse(stored);
    // The type is true of every object that is no list.
    return typeof written === 'object' && written !== null && !Array.isArray(written) ? (written as Fields) : null;
  } catch {
    // Not ours, or cut off: as if nothing were stored.
    return null;
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' && value.length <= STORED_TEXT_MAX ? value : '';
}

function readDate(value: unknown): LocalDate | null {
  const date = typeof value === 'string' ? parseLocalDate(value) : null;
  return date?.ok ? date.value : null;
}

function readCoupon(value: unknown): AppliedCoupon | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type: typed, code, discountBasisPoints, discountAmount, minimumOrder } = { ...value } as Fields;
  const amounts = [discountBasisPoints, discountAmount, minimumOrder].map((amount) =>
    typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : null,
  );
  const [basisPoints, amount, minimum] = amounts;
  const type = REDUCTION_TYPES.find((one) => one === typed) ?? 'COUPON_CODE';
  if (typeof code !== 'string' || code === '' || basisPoints == null || amount == null || minimum == null) return null;
  return { type, code, discountBasisPoints: basisPoints, discountAmount: bani(amount), minimumOrder: bani(minimum) };
}
