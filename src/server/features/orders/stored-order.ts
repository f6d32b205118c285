/**
 * An order with the content it was sold with and its present state. Amounts and names are those of the day it was
 * placed (readings 40).
 */

import { doorNotesOf } from '#domain/accounts/parse-address.ts';
import type { CourierName } from '#domain/couriers/courier.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { ActorKind } from '#domain/orders/actor.ts';
import type {
  DeliveryMethod,
  InvoiceCompany,
  OrderContact,
  OrderSource,
  OrderStatus,
  PaymentStatus,
} from '#domain/orders/order.ts';
import { type GuestTexts, listGuestTexts, type StoredFields } from '#domain/orders/order-fields.ts';
import type { OrderAddress, OrderEventKind } from '#domain/orders/order-view.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import { hasAllergyNote } from '#domain/orders/placing/allergy-note.ts';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import type { Proposal } from '#domain/orders/proposals/proposal.ts';
import type { SoldBundle, SoldLine } from '#domain/orders/proposals/sold-order.ts';
import type { OnlineMoney } from '#domain/payments/online-money.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { EventFacts } from './order-event.ts';

/** The row of an order, without its content. */
export type OrderHead = StoredFields & {
  readonly id: number;
  readonly number: number;
  /** Ids of the stations that have finished their part. */
  readonly stationsDone: readonly number[];
  readonly version: number;
  readonly status: OrderStatus;
  readonly method: DeliveryMethod;
  readonly source: OrderSource;
  readonly contact: OrderContact;
  /** '' in every field unless delivered. */
  readonly address: OrderAddress;
  /** The company for the invoice; null where none is wanted. */
  readonly company: InvoiceCompany | null;
  readonly placedAt: Instant;
  readonly courier: CourierName | null;
  /** Position among the courier's stops; null while the courier has not arranged them. */
  readonly courierStop: number | null;
  readonly deliveredAt: Instant | null;
  readonly payment: Payment;
  readonly paymentStatus: PaymentStatus;
  /** What became of the money that is paid online; null for an order that is paid at the door. */
  readonly onlineMoney: OnlineMoney | null;
  readonly products: Bani;
  /** Computed from the boxes. */
  readonly packaging: Bani;
  readonly manualPackaging: Bani | null;
  readonly deliveryFee: Bani;
  readonly deposits: Bani;
  readonly reductions: readonly Reduction[];
  readonly total: Bani;
  readonly payable: Bani;
  /** Changes since staff last confirmed that they saw the order. */
  readonly unseenChanges: readonly OrderChange[];
  /** The terms the guest accepted. */
  readonly termsVersion: string;
};

/** A number of equal pieces of a product; prices per piece. */
export type StoredLine = SoldLine;
export type StoredBundle = SoldBundle;

export type TimelineEntry = {
  readonly kind: OrderEventKind;
  readonly at: Instant;
  readonly facts: EventFacts;
  readonly by: ActorKind;
  /** Name of the member of staff or the courier; null for the guest. */
  readonly actor: string | null;
};

export type StoredOrder = OrderHead & {
  readonly lines: readonly StoredLine[];
  readonly bundles: readonly StoredBundle[];
  readonly timeline: readonly TimelineEntry[];
  readonly proposal: Proposal | null;
};

/** An order for its mails: of its timeline, only two facts. */
export type MailedOrder = OrderHead & {
  readonly lines: readonly StoredLine[];
  readonly bundles: readonly StoredBundle[];
  /** The kitchen confirmed that it read the guest's allergy note. */
  readonly isAllergyRead: boolean;
  /** The guest cancelled it. */
  readonly isCancelledByGuest: boolean;
};

/** Whether an event is the guest's cancellation. */
export function isCancellation({ kind, by }: Pick<TimelineEntry, 'kind' | 'by'>): boolean {
  return kind === 'rejected' && by === 'guest';
}

/** Whether the guest cancelled it. */
export function isCancelledByGuest({ status, timeline }: Pick<StoredOrder, 'status' | 'timeline'>): boolean {
  return status === 'REJECTED' && timeline.some(isCancellation);
}

/** Whether any text of the order mentions an allergy. */
export function mentionsAllergy(
  order: GuestTexts & Pick<StoredOrder, 'address'> & { readonly lines: readonly Pick<StoredLine, 'message'>[] },
): boolean {
  return hasAllergyNote({
    ofOrder: listGuestTexts(order),
    doorNotes: doorNotesOf(order.address),
    messages: order.lines.map(({ message }) => message),
  });
}

/** When the kitchen confirmed that it read the allergy note; null until then. */
export function allergyReadAt({ timeline }: Pick<StoredOrder, 'timeline'>): Instant | null {
  return timeline.find(({ facts }) => facts.allergyRead)?.at ?? null;
}
