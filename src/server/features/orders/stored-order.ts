/** An order as it was sold and as it stands. Amounts and names are those of the day it was placed (readings 40). */

import { doorNotesOf } from '#domain/accounts/parse-address.ts';
import type { CourierName } from '#domain/couriers/courier.ts';
import type { Bani } from '#domain/money/bani.ts';
import type {
  DeliveryMethod,
  InvoiceCompany,
  OrderContact,
  OrderSource,
  OrderStatus,
  PaymentStatus,
} from '#domain/orders/order.ts';
import type { OrderAddress, OrderEventKind } from '#domain/orders/order-view.ts';
import { hasAllergyNote } from '#domain/orders/placing/allergy-note.ts';
import type { PaymentParts } from '#domain/orders/placing/cash-ceiling.ts';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import type { Proposal } from '#domain/orders/proposals/proposal.ts';
import type { SoldBundle, SoldLine } from '#domain/orders/proposals/sold-order.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { EventFacts } from './order-event.ts';

/** The row of an order, without what was ordered. */
export type OrderHead = {
  readonly id: number;
  readonly number: number;
  readonly kitchenNumber: number | null;
  /** Ids of the stations that have finished their part. */
  readonly stationsDone: readonly number[];
  readonly version: number;
  readonly status: OrderStatus;
  readonly method: DeliveryMethod;
  readonly source: OrderSource;
  /** The table it is served at; '' where none was said. */
  readonly table: string;
  readonly contact: OrderContact;
  /** '' in every field unless delivered. */
  readonly address: OrderAddress;
  readonly pickupPlace: string | null;
  /** The guest brings what the food is put into. */
  readonly hasOwnContainer: boolean;
  /** Whom the invoice is for; null where none is wanted. */
  readonly company: InvoiceCompany | null;
  readonly additionalInformation: string;
  readonly requestedAt: Instant | null;
  readonly placedAt: Instant;
  readonly toldAt: Instant | null;
  readonly acceptedAt: Instant | null;
  readonly minutesToPrepare: number | null;
  readonly promisedAt: Instant | null;
  readonly readyAt: Instant | null;
  readonly leftAt: Instant | null;
  readonly courier: CourierName | null;
  /** The how manyth stop of the courier's way; null while the courier has not arranged them. */
  readonly courierStop: number | null;
  readonly noAnswerAt: Instant | null;
  readonly returnedAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly rejectionReason: string | null;
  readonly payment: PaymentParts;
  readonly paymentStatus: PaymentStatus;
  readonly products: Bani;
  /** As computed from the boxes. */
  readonly packaging: Bani;
  readonly manualPackaging: Bani | null;
  readonly deliveryFee: Bani;
  readonly deposits: Bani;
  readonly reductions: readonly Reduction[];
  readonly total: Bani;
  readonly payable: Bani;
  /** What was changed since staff last confirmed that they saw it. */
  readonly unseenChanges: readonly OrderChange[];
  /** Until when the guest may answer the open proposal; null while there is none. */
  readonly proposalUntil: Instant | null;
  /** The terms the guest accepted. */
  readonly termsVersion: string;
};

/** One piece of a product, so many times; prices per piece. */
export type StoredLine = SoldLine;
export type StoredBundle = SoldBundle;

export type TimelineEntry = {
  readonly kind: OrderEventKind;
  readonly at: Instant;
  readonly facts: EventFacts;
  /** Name of the member of staff or the courier; null for the guest. */
  readonly actor: string | null;
};

export type StoredOrder = OrderHead & {
  readonly lines: readonly StoredLine[];
  readonly bundles: readonly StoredBundle[];
  readonly timeline: readonly TimelineEntry[];
  readonly proposal: Proposal | null;
};

/** An order as its mails tell it: of what happened, only two answers. */
export type MailedOrder = OrderHead & {
  readonly lines: readonly StoredLine[];
  readonly bundles: readonly StoredBundle[];
  /** The kitchen confirmed that it read the guest's words about an allergy. */
  readonly isAllergyRead: boolean;
  /** The guest took it back. */
  readonly isCancelledByGuest: boolean;
};

/** Whether it was the guest who took it back. */
export function isCancelledByGuest({ status, timeline }: Pick<StoredOrder, 'status' | 'timeline'>): boolean {
  return status === 'REJECTED' && timeline.some(({ facts }) => facts.by === 'guest');
}

/** Whether the guest wrote about an allergy, anywhere on the order. */
export function mentionsAllergy({
  additionalInformation,
  address,
  lines,
}: Pick<StoredOrder, 'additionalInformation' | 'address'> & {
  readonly lines: readonly Pick<StoredLine, 'message'>[];
}): boolean {
  return hasAllergyNote({
    additionalInformation,
    doorNotes: doorNotesOf(address),
    messages: lines.map(({ message }) => message),
  });
}

/** When the kitchen confirmed that it read the guest's words about an allergy; null until then. */
export function allergyReadAt({ timeline }: Pick<StoredOrder, 'timeline'>): Instant | null {
  return timeline.find(({ facts }) => facts.allergyRead)?.at ?? null;
}
