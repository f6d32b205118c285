/**
 * What the guest has typed and chosen so far. Kept in this tab until the order is placed, so it is parsed when read.
 */

import { readWay } from '#contract/orders/payment-on-wire.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { DELIVERY_METHODS, type DeliveryMethod } from '#domain/orders/order.ts';
import { GUEST_TEXT_FIELDS } from '#domain/orders/order-fields.ts';
import { ALL_MEANS, type Means, type PaymentWay } from '#domain/orders/payment-means.ts';
import { REDUCTION_TYPES, type ReductionType } from '#domain/promotions/kinds.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';

/** Guest, address and invoice: what a device may remember, in the order of the form. */
export const CONTACT_FIELDS = ['fullName', 'phone', 'email'] as const;
export const COMPANY_FIELDS = ['companyName', 'companyCui', 'companyRegister', 'companyOffice'] as const;

/** The plain text fields, as typed; `city` is the text typed for the zone, `table` may come from a scanned code. */
export const TEXT_FIELDS = [
  ...CONTACT_FIELDS,
  ...ADDRESS_FIELDS,
  ...COMPANY_FIELDS,
  'city',
  'table',
  'split',
  'couponText',
  ...GUEST_TEXT_FIELDS,
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The coupon as it was when it was applied; its reduction is recalculated with every change of the cart. */
export type AppliedCoupon = {
  readonly type: ReductionType;
  readonly code: string;
  readonly discountBasisPoints: number;
  readonly discountAmount: Bani;
  readonly minimumOrder: Bani;
};

export type CheckoutForm = Readonly<Record<TextField, string>> & {
  readonly method: DeliveryMethod | null;
  /** `null` until the guest chooses: then as soon as possible, when that is possible. */
  readonly when: 'asap' | 'chosen' | null;
  readonly date: LocalDate | null;
  readonly requestedAt: Instant | null;
  readonly remembers: boolean;
  readonly payment: PaymentWay | null;
  /** The means whose sum was typed; the other one of a mix has the remainder. */
  readonly splitPart: Means;
  readonly coupon: AppliedCoupon | null;
  readonly needsCutlery: boolean;
  readonly ownContainer: boolean;
  readonly wantsInvoice: boolean;
  readonly isAdult: boolean;
  readonly acceptsTerms: boolean;
};

export const EMPTY_FORM: CheckoutForm = {
  // The object has every text field, each as an empty text.
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

/** Longest text accepted from storage, in characters: a longer one was not stored by this form. */
const STORED_TEXT_MAX = 2_000;

type Fields = Readonly<Record<string, unknown>>;

/** Parses a stored form; missing or invalid fields count as not filled in. */
export function parseForm(stored: string | null): CheckoutForm {
  const fields = readFields(stored);
  if (fields === null) return EMPTY_FORM;
  const { method, when, date, requestedAt, payment, splitPart, coupon } = fields;
  return {
    ...EMPTY_FORM,
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, readText(fields[name])])),
    fullName: readText(fields.fullName) || readTwoNames(fields),
    ...Object.fromEntries(TICKS.map((name) => [name, fields[name] === true])),
    method: DELIVERY_METHODS.find((one) => one === method) ?? null,
    when: when === 'asap' || when === 'chosen' ? when : null,
    date: readDate(date),
    requestedAt: typeof requestedAt === 'number' && Number.isSafeInteger(requestedAt) ? instant(requestedAt) : null,
    payment: readWay(payment),
    splitPart: ALL_MEANS.find((means) => means === splitPart) ?? EMPTY_FORM.splitPart,
    coupon: readCoupon(coupon),
  };
}

/** The fields of a stored JSON object; `null` for anything else. */
export function readFields(stored: string | null): Fields | null {
  if (stored === null) return null;
  try {
    const written: unknown = JSON.parse(stored);
    // Every object that is not an array fits the type.
    return typeof written === 'object' && written !== null && !Array.isArray(written) ? (written as Fields) : null;
  } catch {
    // Not written by this form, or truncated: counts as nothing stored.
    return null;
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' && value.length <= STORED_TEXT_MAX ? value : '';
}

/** The name as versions before the single field stored it. */
function readTwoNames({ firstName, lastName }: Fields): string {
  return fullName({ firstName: readText(firstName), lastName: readText(lastName) });
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
