import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';

/** The one name of each state of an order, for guests and staff. */
export const ORDER_STATUS_WORDS = {
  NEW: 'Nouă',
  SCHEDULED: 'Programată',
  CONFIRMED: 'Acceptată',
  DELIVERED: 'Livrată',
  REJECTED: 'Respinsă',
} as const satisfies Record<OrderStatus, string>;

/** The end of a delivered order in the word of its way of serving. */
export const SERVED_WORDS = { picked_up: 'Ridicată', served: 'Servită' } as const;

/** The same for an order of each way of serving. */
export const END_WORDS = {
  DELIVERY: ORDER_STATUS_WORDS.DELIVERED,
  PICKUP: SERVED_WORDS.picked_up,
  RESTAURANT: SERVED_WORDS.served,
} as const satisfies Record<DeliveryMethod, string>;
