/** What happened to an order: stored with it, read by panels and timelines. */
import type { OrderStatus } from '#domain/orders/order.ts';

/** Where processes tell each other that something was committed. A hint; the table is the truth. */
export const ORDER_EVENTS_CHANNEL = 'order_events';

export type OrderEventKind = 'placed' | 'accepted' | 'rejected' | 'delivered';

/** One event as panels are told of it. */
export type OrderEvent = {
  readonly kind: OrderEventKind;
  readonly orderId: number;
  readonly number: number;
  readonly version: number;
  /** The status that the event led to. */
  readonly status: OrderStatus;
  /** Name of who did it; null for the guest. */
  readonly actor: string | null;
};
