/**
 * Messages of `/user-service/ws`. A message with a top-level `orderNumber` means a new order and no other message may
 * have one (readings 26); all others are `{type, data}`. A message is a hint: the database is authoritative.
 */
import { z } from 'zod';
import { DELIVERY_METHODS, ORDER_STATUSES } from '#domain/orders/order.ts';
import { OrderDetail } from '../orders/wire.ts';
import { IsoInstant, Lei, WireDateTime } from '../values/schemas.ts';

/** What a panel of ours reads of a new order. */
export const RingMessage = z.object({
  orderNumber: z.int(),
  id: z.int(),
  version: z.int(),
  orderStatus: z.enum(ORDER_STATUSES),
  orderDate: WireDateTime,
  placedAt: IsoInstant,
  client: z.string(),
  phoneNumber: z.string(),
  totalPrice: Lei,
  deliveryMethod: z.enum(DELIVERY_METHODS),
  address: z.string(),
  requestedAt: IsoInstant.nullable(),
});
export type RingMessage = z.infer<typeof RingMessage>;

/** The same with all that the documents name of an order of the list, which their client appends it to (back-office §3, §4). */
export const NewOrderMessage = RingMessage.extend({
  status: z.enum(ORDER_STATUSES),
  customer: z.string(),
  cartTotal: Lei,
  items: z.array(z.object({ name: z.string(), value: z.string(), quantity: z.int() })),
});
export type NewOrderMessage = z.infer<typeof NewOrderMessage>;

/** Sent after authentication; countdowns use the server's clock, never the tablet's. */
export const HelloMessage = z.object({ type: z.literal('hello'), data: z.object({ serverTime: IsoInstant }) });

/** An order changed, by this panel or another. */
export const OrderChangedMessage = z.object({
  type: z.literal('order-changed'),
  data: z.object({ number: z.int(), version: z.int(), status: z.enum(ORDER_STATUSES), actor: z.string().nullable() }),
});

export type OrderChangedMessage = z.infer<typeof OrderChangedMessage>;

/** The whole order after an event, the same as `getStaffOrderDetails` answers, so that panels need not fetch it. */
export const OrderDetailsMessage = z.object({ type: z.literal('order-details'), data: OrderDetail });

/** Answer to a client's `{"type":"ping"}`. */
export const PongMessage = z.object({ type: z.literal('pong'), data: z.object({ serverTime: IsoInstant }) });

/** An alarm was raised about an order: panels fetch it (`reportPanel`). */
export const AlarmMessage = z.object({ type: z.literal('alarms-changed'), data: z.object({}) });

/** Reservations, pauses or sold-out marks changed: panels fetch them again. */
export const DeskMessage = z.object({
  type: z.literal('desk-changed'),
  data: z.object({ desk: z.enum(['reservations', 'service', 'sold-out']) }),
});

export type Desk = z.infer<typeof DeskMessage>['data']['desk'];

export const ServerMessage = z.union([
  NewOrderMessage,
  HelloMessage,
  OrderChangedMessage,
  OrderDetailsMessage,
  AlarmMessage,
  DeskMessage,
  PongMessage,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Close codes: missing or ended session, and a session without access. */
export const CLOSE_UNAUTHENTICATED = 4401;
export const CLOSE_FORBIDDEN = 4403;
