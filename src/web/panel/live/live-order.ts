/** An order as the alerts need it: enough to ring, to show who it is for, and to tell a newer word from an older one. */
import type { NewOrderMessage } from '#contract/live.ts';
import type { OrderSummary } from '#contract/orders.ts';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { type GuestTexts, textsOfSummary } from '#web/panel/orders/guest-notes.ts';

export type LiveOrder = {
  readonly number: number;
  readonly version: number;
  readonly status: OrderStatus;
  readonly client: string;
  readonly phone: string;
  readonly method: DeliveryMethod;
  readonly address: string;
  /** Lei, as on the wire. */
  readonly total: number;
  readonly placedAt: Instant;
  readonly requestedAt: Instant | null;
  /** What the guest wrote; null until the list has come, because a push does not carry it. */
  readonly texts: GuestTexts | null;
};

/** Reads the instant in an answer. */
export function instantFrom(iso: string): Instant {
  return instant(Date.parse(iso));
}

export function fromSummary(summary: OrderSummary): LiveOrder {
  return { ...common(summary), total: summary.payable, texts: textsOfSummary(summary) };
}

export function fromMessage(message: NewOrderMessage): LiveOrder {
  return { ...common(message), total: message.totalPrice, texts: null };
}

function common(order: OrderSummary | NewOrderMessage): Omit<LiveOrder, 'total' | 'texts'> {
  return {
    number: order.orderNumber,
    version: order.version,
    status: order.orderStatus,
    client: order.client,
    phone: order.phoneNumber,
    method: order.deliveryMethod,
    address: order.address,
    placedAt: instantFrom(order.placedAt),
    requestedAt: order.requestedAt === null ? null : instantFrom(order.requestedAt),
  };
}
