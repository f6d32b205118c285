/**
 * An order for display: what every display gets, and what the contract's codec (`contract/orders/codec.ts`) encodes and
 * decodes.
 */
import type { CourierName } from '#domain/couriers/courier.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import type { Station } from '#domain/menu/station.ts';
import { type Bani, sumBani, timesBani } from '#domain/money/bani.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import type { EarlierVersion } from '#domain/orders/proposals/earlier-version.ts';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import type { Proposal } from '#domain/orders/proposals/proposal.ts';
import type { OnlineMoney } from '#domain/payments/online-money.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  DeliveryAddress,
  DeliveryMethod,
  InvoiceCompany,
  OrderContact,
  OrderSource,
  OrderStatus,
  PaymentStatus,
} from './order.ts';
import type { ListedFields, WholeFields } from './order-fields.ts';

/** What can happen to an order. */
export const ORDER_EVENT_KINDS = [
  'placed',
  'accepted',
  'rescheduled',
  'ready',
  'left',
  'resumed',
  'rejected',
  'delivered',
  'payment_corrected',
  'proposed',
  'proposal_withdrawn',
  'proposal_refused',
  'changed',
  'change_seen',
  'assigned',
  'unassigned',
  'no_answer',
  'returned',
  'station_done',
  'station_resumed',
  'money',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** Events between couriers, kitchen and staff; guests do not see them. Their page says what became of their money. */
export const RESTAURANT_EVENT_KINDS: readonly OrderEventKind[] = [
  'assigned',
  'unassigned',
  'no_answer',
  'returned',
  'station_done',
  'station_resumed',
  'money',
];

/** Fields that list entries and whole orders share. */
type OrderBasics = ListedFields & {
  readonly number: number;
  readonly version: number;
  readonly status: OrderStatus;
  readonly method: DeliveryMethod;
  readonly source: OrderSource;
  readonly placedAt: Instant;
  /** For staff: ids of the stations that have finished their part; none for guests. */
  readonly stationsDone: readonly number[];
  /** For staff; null for guests. */
  readonly courier: CourierName | null;
  readonly payment: Payment;
  readonly paymentStatus: PaymentStatus;
  /** What became of the money that is paid online; null for an order that is paid at the door. */
  readonly onlineMoney: OnlineMoney | null;
  /** Changes since staff last confirmed that they saw the order. */
  readonly unseenChanges: readonly OrderChange[];
  /** Before reductions. */
  readonly total: Bani;
  readonly payable: Bani;
};

/** An order as one of a list. */
export type ListedOrder = OrderBasics & {
  readonly client: string;
  readonly phone: string;
  /** Short address for delivery, '' otherwise. */
  readonly place: string;
  /** '' in every field unless delivered. */
  readonly address: OrderAddress;
  readonly items: readonly ListedItem[];
};

export type ListedItem = {
  readonly productName: string;
  readonly sizeLabel: string;
  readonly quantity: number;
  /** What was chosen, by group: „Blat: Umplut”, „Smântână”. */
  readonly extras: readonly string[];
  readonly message: string;
  /** The station that makes it, by the present menu; null for none, and for guests. */
  readonly station: Station | null;
};

/** What a panel needs to ring for a new order. */
export type NewOrder = Pick<
  ListedOrder,
  'number' | 'version' | 'status' | 'method' | 'placedAt' | 'requestedAt' | 'client' | 'phone' | 'place' | 'total'
>;

/** A new order as it is pushed to the panels, with what the documents name of an order of the list. */
export type PushedOrder = NewOrder & {
  readonly items: readonly Pick<ListedItem, 'productName' | 'sizeLabel' | 'quantity'>[];
};

/** The whole order. */
export type OrderView = OrderBasics &
  WholeFields & {
    readonly contact: OrderContact;
    /** '' in every field unless delivered. */
    readonly address: OrderAddress;
    /** Whom the invoice is for; null where none is wanted. */
    readonly company: InvoiceCompany | null;
    /** Products and paid bundles. */
    readonly products: Bani;
    /** Computed from the boxes. */
    readonly packaging: Bani;
    /** Set at acceptance; null while the computed one applies. */
    readonly manualPackaging: Bani | null;
    readonly deliveryFee: Bani;
    readonly deposits: Bani;
    readonly reductions: readonly AppliedReduction[];
    readonly lines: readonly OrderLine[];
    readonly bundles: readonly OrderBundle[];
    readonly timeline: readonly OrderEventView[];
    /** The open proposal for the guest; null for none. */
    readonly proposal: Proposal | null;
    /** For staff: the earlier versions, the latest first; empty for guests. */
    readonly versions: readonly EarlierVersion[];
  };

export type OrderAddress = Omit<DeliveryAddress, 'zoneCode'> & {
  readonly zoneCode: string | null;
  readonly city: string;
  readonly county: string;
};

/** One piece of a product as it was sold; prices per piece. */
export type OrderPiece = {
  readonly productId: number;
  readonly sizeId: number;
  readonly productName: string;
  readonly sizeLabel: string;
  readonly unitPrice: Bani;
  readonly boxPrice: Bani;
  readonly deposit: Bani;
  readonly allergens: readonly Allergen[];
  /** False: they were not all declared when it was sold. */
  readonly declaresAllergens: boolean;
  readonly isAgeRestricted: boolean;
  /** The station that makes it, by the present menu; null for none, and for guests. */
  readonly station: Station | null;
};

/** A product bought on its own. */
export type OrderLine = OrderPiece & {
  readonly quantity: number;
  /** Options of groups, in the order of the menu, then flat extras. */
  readonly extras: readonly SoldExtra[];
  readonly message: string;
};

export type OrderBundle = {
  readonly promotionId: number;
  readonly name: string;
  readonly quantity: number;
  /** For all pieces of the line. */
  readonly total: Bani;
  readonly parts: readonly (OrderPiece & { readonly setLabel: string; readonly isFree: boolean })[];
};

export type OrderEventView = {
  readonly kind: OrderEventKind;
  readonly at: Instant;
  /** Detail of the event as text; '' for none. */
  readonly note: string;
  /** Name of the member of staff; null for events of the guest, and when a guest reads. */
  readonly actor: string | null;
};

/** What one promotion took off, as displays show it. */
export type AppliedReduction = Omit<Reduction, 'promotionId'>;

/** Number of orders by status. */
export type OrderCounts = Readonly<Record<OrderStatus, number>>;

/** The guest's own page of an order. */
export type TrackedOrder = {
  readonly order: OrderView;
  readonly restaurant: { readonly name: string; readonly phone: string; readonly address: string };
  /** The guest may still cancel it. */
  readonly mayCancel: boolean;
  readonly isCancelledByGuest: boolean;
  /** Stops of its courier before this one; null while no courier carries it. */
  readonly stopsBefore: number | null;
  /** Minutes until an order is usually answered; null once it is, and while too few orders are known. */
  readonly answerMinutes: number | null;
  readonly serverTime: Instant;
};

/** What one piece cost, its extras included. */
export function pieceCost({
  unitPrice,
  extras,
}: {
  readonly unitPrice: Bani;
  readonly extras: readonly Pick<SoldExtra, 'price'>[];
}): Bani {
  return sumBani([unitPrice, ...extras.map(({ price }) => price)]);
}

/** What all pieces of a line cost, extras included. */
export function lineCost(line: Pick<OrderLine, 'unitPrice' | 'extras' | 'quantity'>): Bani {
  return timesBani(pieceCost(line), line.quantity);
}

/** The packaging that is charged: set at acceptance, else computed. */
export function chargedPackaging({
  packaging,
  manualPackaging,
}: Pick<OrderView, 'packaging' | 'manualPackaging'>): Bani {
  return manualPackaging ?? packaging;
}
