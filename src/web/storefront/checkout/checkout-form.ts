/** What the guest has typed and chosen so far. Kept in this tab until the order is taken, so it is parsed when read. */

import { type Bani, bani } from '#domain/money/bani.ts';
import { DELIVERY_METHODS, type DeliveryMethod, PAYMENT_METHODS, type PaymentMethod } from '#domain/orders/order.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';

/** What a coupon was worth when it was applied; what it takes off is worked out again with every change of the cart. */
export type AppliedCoupon = {
  readonly code: string;
  readonly discountBasisPoints: number;
  readonly discountAmount: Bani;
  readonly minimumOrder: Bani;
};

export type CheckoutForm = {
  readonly method: DeliveryMethod | null;
  /** `null` while the guest has not said: then as soon as possible, where that is possible. */
  readonly when: 'asap' | 'chosen' | null;
  readonly date: LocalDate | null;
  readonly requestedAt: Instant | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly remembers: boolean;
  readonly zoneCode: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly building: string;
  readonly staircase: string;
  readonly floor: string;
  readonly apartment: string;
  readonly intercom: string;
  readonly landmark: string;
  readonly payment: PaymentMethod | null;
  /** Which of the two sums was typed; the other is what remains. */
  readonly splitPart: 'cash' | 'card';
  readonly splitText: string;
  readonly couponText: string;
  readonly coupon: AppliedCoupon | null;
  readonly notes: string;
  readonly needsCutlery: boolean;
  readonly isAdult: boolean;
  readonly acceptsTerms: boolean;
};

export const EMPTY_FORM: CheckoutForm = {
  method: null,
  when: null,
  date: null,
  requestedAt: null,
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  remembers: false,
  zoneCode: '',
  street: '',
  streetNumber: '',
  building: '',
  staircase: '',
  floor: '',
  apartment: '',
  intercom: '',
  landmark: '',
  payment: null,
  splitPart: 'cash',
  splitText: '',
  couponText: '',
  coupon: null,
  notes: '',
  needsCutlery: false,
  isAdult: false,
  acceptsTerms: false,
};

/** The fields that are plain text, as typed. */
export const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'zoneCode',
  'street',
  'streetNumber',
  'building',
  'staircase',
  'floor',
  'apartment',
  'intercom',
  'landmark',
  'splitText',
  'couponText',
  'notes',
] as const satisfies readonly (keyof CheckoutForm)[];
const TICKS = [
  'remembers',
  'needsCutlery',
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
  const { code, discountBasisPoints, discountAmount, minimumOrder } = { ...value } as Fields;
  const amounts = [discountBasisPoints, discountAmount, minimumOrder].map((amount) =>
    typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : null,
  );
  const [basisPoints, amount, minimum] = amounts;
  if (typeof code !== 'string' || code === '' || basisPoints == null || amount == null || minimum == null) return null;
  return { code, discountBasisPoints: basisPoints, discountAmount: bani(amount), minimumOrder: bani(minimum) };
}
