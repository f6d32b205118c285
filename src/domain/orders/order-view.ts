/**
 * An order for display: what every display gets, and what the contract's codec (`contract/orders/codec.ts`) encodes and
 * decodes.
 */
import type { CourierName } from '#domain/couriers/courier.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import type { Station } from '#domain/menu/station.ts';
import { type Bani, sumBani, timesBani } from '#domain/money/bani.ts';
import type { PaymentParts } from '#domain/orders/payment-means.ts';
import type { EarlierVersion } from '#domain/orders/proposals/earlier-version.ts';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import type { Proposal } from '#domain/orders/proposals/proposal.ts';
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
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** Events between couriers, kitchen and staff; guests do not see them. */
export const HOUSE_EVENT_KINDS: readonly OrderEventKind[] = [
  'assigned',
  'unassigned',
  'no_answer',
  'returned',
  'station_done',
  'station_resumed',
];

/** Fields that list entries and whole orders share. */
type OrderBasics = {
  readonly number: number;
  /** Kitchen number: its position among the orders accepted for its day; null until accepted. */
  readonly kitchenNumber: number | null;
  readonly version: number;
  readonly status: OrderStatus;
  readonly method: DeliveryMethod;
  readonly source: OrderSource;
  /** The table where it is served, by the staff's name for it; '' when none was given. */
  readonly table: string;
  readonly placedAt: Instant;
  readonly requestedAt: Instant | null;
  readonly promisedAt: Instant | null;
  /** The handover moment shown to the guest of an order for now before ordering; null when none was shown. */
  readonly toldAt: Instant | null;
  readonly minutesToPrepare: number | null;
  /** When it was ready, and when it left the restaurant; null while it is not or has not. */
  readonly readyAt: Instant | null;
  readonly leftAt: Instant | null;
  /** For staff: ids of the stations that have finished their part; none for guests. */
  readonly stationsDone: readonly number[];
  /** For staff: the courier, when nobody opened the door, and when the order was brought back; null for guests. */
  readonly courier: CourierName | null;
  readonly noAnswerAt: Instant | null;
  readonly returnedAt: Instant | null;
  /** The guest's note about the order; '' for none. */
  readonly additionalInformation: string;
  /** Whether any text of the guest mentions an allergy. */
  readonly hasAllergyNote: boolean;
  readonly isAgeRestricted: boolean;
  /** The guest brings an own container. */
  readonly hasOwnContainer: boolean;
  /** For staff: name of the closed day that an open order falls on; null otherwise, and for guests. */
  readonly closedDay: string | null;
  readonly paymentStatus: PaymentStatus;
  /** Why it was rejected; null while it is not. */
  readonly rejectionReason: string | null;
  /** Changes since staff last confirmed that they saw the order. */
  readonly unseenChanges: readonly OrderChange[];
  /** Until when the guest may answer the open proposal; null while there is none. */
  readonly proposalUntil: Instant | null;
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
  readonly payment: Pick<PaymentParts, 'method'>;
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
export type OrderView = OrderBasics & {
  readonly contact: OrderContact;
  /** '' in every field unless delivered. */
  readonly address: OrderAddress;
  readonly pickupPlace: string | null;
  /** Whom the invoice is for; null where none is wanted. */
  readonly company: InvoiceCompany | null;
  /** For staff: whether the identity document was seen at hand-over; null without products for adults, or before it. */
  readonly isIdentitySeen: boolean | null;
  readonly acceptedAt: Instant | null;
  /** When the kitchen confirmed that it read the allergy note; null while it has not. */
  readonly allergyReadAt: Instant | null;
  readonly payment: PaymentParts;
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
  /** Path of the order's own page, for its owner while the page is valid; null otherwise. */
  readonly livePage: string | null;
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
