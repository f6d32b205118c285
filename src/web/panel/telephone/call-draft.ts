/** An order that staff are taking, as typed so far; several may be kept in this tab, one of them on screen. */
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { DeliveryAddress, DeliveryMethod, InvoiceCompany, StaffSource } from '#domain/orders/order.ts';
import type { PaymentWay } from '#domain/orders/payment-means.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import type { Withheld } from '#domain/promotions/withheld.ts';
import { newKey } from '#web/new-key.ts';

export type CallDraft = {
  /** Idempotency key: the same order sent twice is placed once. */
  readonly key: string;
  readonly source: StaffSource;
  /** True when a table is reserved and nothing is ordered. */
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
  /** Minutes until it is ready, as staff say it; '' for the usual time. */
  readonly minutes: string;
  readonly payment: PaymentWay;
  /** The second part of a mixed payment, as typed. */
  readonly secondPart: string;
  readonly wantsInvoice: boolean;
  /** Details for the invoice, as typed. */
  readonly company: InvoiceCompany;
  readonly notes: string;
  /** A code as typed, and the reduction the server answered; null while none is applied. */
  readonly couponText: string;
  readonly coupon: CallCoupon | null;
  /** What the server did not give this caller; null before it has said so. */
  readonly withheld: Withheld | null;
  readonly isAdult: boolean;
  readonly isAllergyTold: boolean;
  readonly lines: readonly CartLine[];
  /** Differences from the order that was repeated. */
  readonly changes: readonly string[];
};

/** What the orders of a number, in its national form, put into a call. */
export type FilledIn = Pick<CallDraft, 'phone' | 'name' | 'email' | 'notes' | 'address'>;

/** What a code takes off. */
export type CallCoupon = Pick<Coupon, 'type' | 'code' | 'discountBasisPoints' | 'discountAmount' | 'minimumOrder'>;

/** As many as one person can handle at once. */
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
    payment: 'cash',
    secondPart: '',
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

/** Whether anything was typed that would be lost. */
export function hasContent({ phone, name, lines, notes }: CallDraft): boolean {
  return [phone, name, notes].some((text) => text.trim() !== '') || lines.length > 0;
}

/** The stored calls; those of another version of this page are left out. */
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
