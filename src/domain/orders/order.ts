/** The types of an order. The rules are in `judge-order.ts` and `order-status.ts`. */
import type { AddressField } from '#domain/accounts/parse-address.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { GuestTexts } from './order-fields.ts';
import type { PaymentChoice } from './payment-means.ts';

export const ORDER_STATUSES = ['NEW', 'SCHEDULED', 'CONFIRMED', 'DELIVERED', 'REJECTED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const DELIVERY_METHODS = ['PICKUP', 'DELIVERY', 'RESTAURANT'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Where an order came in: on the web, by telephone, at the counter; staff enter the last two. */
export const ORDER_SOURCES = ['WEB', 'PHONE', 'COUNTER'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];
export const STAFF_SOURCES = ['PHONE', 'COUNTER'] as const satisfies readonly OrderSource[];
export type StaffSource = (typeof STAFF_SOURCES)[number];

/** Whether an order is for the day it is placed on or for another day, which makes it a pre-order (readings 18). */
export type OrderDay = 'today' | 'ahead';

/** Whether money was received; never inferred from the means (readings 5). */
export const PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Who ordered; every field normalised, '' where the order was taken without it (`contact-needed.ts`). */
export type OrderContact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

/** The company for the invoice, where the guest asks for one; '' where an optional field is empty. */
export type InvoiceCompany = {
  readonly name: string;
  /** Fiscal code, with `RO` where the company pays VAT. */
  readonly cui: string;
  readonly tradeRegister: string;
  readonly office: string;
};

/** Delivery address; '' where an optional field is empty. */
export type DeliveryAddress = Readonly<Record<AddressField, string>>;

/** As soon as possible, or a moment that the guest chose. */
export type WantedMoment = 'asap' | Instant;

/**
 * The guest's request before any rule is applied; `null` is what the guest has not chosen yet. Prices in it are only
 * compared, never used (readings 3).
 */
export type OrderRequest = GuestTexts & {
  readonly lines: readonly CartLine[];
  readonly contact: OrderContact;
  readonly method: DeliveryMethod | null;
  /** Only for DELIVERY. */
  readonly address: DeliveryAddress | null;
  /** Where it is served, only for RESTAURANT; '' or missing: none named. */
  readonly table?: string;
  readonly moment: WantedMoment | null;
  readonly payment: PaymentChoice | null;
  readonly couponCode: string | null;
  readonly declaredAdult: boolean;
  /** The guest wants to bring an own container; ignored where that is not possible. */
  readonly bringsContainer: boolean;
  /** Whom the invoice is for; `null` where none is wanted. */
  readonly company: InvoiceCompany | null;
  /** Minutes shown to the guest for an order as soon as possible, when the client sent them. */
  readonly expectedMinutes?: number | null;
  /** The amount on the guest's button, when the client sent it. */
  readonly expectedPayable: Bani | null;
  /** The other sums that the client showed and sent; compared like `expectedPayable` (readings 3). */
  readonly expectedSums?: ExpectedSums;
  /** The price of each line that the client showed, in the order of `lines`, as far as it sent them. */
  readonly expectedPrices?: readonly (Bani | undefined)[];
};

/** Sums shown by a client: products without packaging and fee, the total before the coupon. */
export type ExpectedSums = {
  readonly products?: Bani;
  readonly packaging?: Bani;
  readonly deliveryFee?: Bani;
  readonly total?: Bani;
};
