/** An order that staff are taking, as typed so far; some stand aside in this tab while another guest is on the line. */
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type {
  DeliveryAddress,
  DeliveryMethod,
  InvoiceCompany,
  PaymentMethod,
  StaffSource,
} from '#domain/orders/order.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import type { Withheld } from '#domain/promotions/withheld.ts';

export type CallDraft = {
  /** Sent with the order: what is sent twice is one order. */
  readonly key: string;
  readonly source: StaffSource;
  /** A table is reserved, nothing is ordered. */
  readonly isTable: boolean;
  /** How many come, as typed. */
  readonly people: string;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  /** What of it the number brought along; null while nothing. */
  readonly filled: FilledIn | null;
  readonly method: DeliveryMethod;
  readonly table: string;
  readonly address: DeliveryAddress;
  /** „19:30”; '' for as soon as possible. */
  readonly hour: string;
  /** „2026-11-22”; '' for today. */
  readonly day: string;
  /** Until it is ready, as staff say it; '' for what is usual. */
  readonly minutes: string;
  readonly payment: PaymentMethod;
  /** Of a split payment the part by card, as typed. */
  readonly cardPart: string;
  readonly wantsInvoice: boolean;
  /** Whom the invoice is for, as typed. */
  readonly company: InvoiceCompany;
  readonly notes: string;
  /** A code as typed, and what the server said that it takes off; null while none is applied. */
  readonly couponText: string;
  readonly coupon: CallCoupon | null;
  /** What the server did not give this caller; null before it has said so. */
  readonly withheld: Withheld | null;
  readonly isAdult: boolean;
  readonly isAllergyTold: boolean;
  readonly lines: readonly CartLine[];
  /** What is not as it was in the order that was repeated. */
  readonly changes: readonly string[];
};

/** What the orders of a number, in its national form, put into a call. */
export type FilledIn = Pick<CallDraft, 'phone' | 'name' | 'email' | 'notes' | 'address'>;

/** What a code takes off. */
export type CallCoupon = Pick<Coupon, 'type' | 'code' | 'discountBasisPoints' | 'discountAmount' | 'minimumOrder'>;

/** As many as one person can have on the line and in mind. */
export const MOST_CALLS = 3;

export function newCall(source: StaffSource): CallDraft {
  return {
    key: newKey(),
    source,
    isTable: false,
    people: '',
    phone: '',
    name: '',
    email: '',
    filled: null,
    method: 'PICKUP',
    table: '',
    address: EMPTY_ADDRESS,
    hour: '',
    day: '',
    minutes: '',
    payment: 'CASH',
    cardPart: '',
    wantsInvoice: false,
    company: { name: '', cui: '', tradeRegister: '', office: '' },
    notes: '',
    couponText: '',
    coupon: null,
    withheld: null,
    isAdult: false,
    isAllergyTold: false,
    lines: [],
    changes: [],
  };
}

/** 128 random bits. Not `randomUUID`: that one needs https, and a restaurant may try this out on its own network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether anything was typed that would be lost. */
export function hasContent({ phone, name, lines, notes }: CallDraft): boolean {
  return [phone, name, notes].some((text) => text.trim() !== '') || lines.length > 0;
}

/** The calls as they were stored; what another version of this page stored is left out. */
export function parseCalls(stored: unknown): readonly CallDraft[] {
  if (!Array.isArray(stored)) return [];
  const shape = newCall('PHONE');
  const isCall = (one: unknown): one is CallDraft =>
    typeof one === 'object' &&
    one !== null &&
    // The keys of a literal are its fields.
    (Object.keys(shape) as (keyof CallDraft)[]).every(
      (field) => typeof (one as Partial<CallDraft>)[field] === typeof shape[field],
    );
  return stored.filter(isCall).slice(0, MOST_CALLS);
}
