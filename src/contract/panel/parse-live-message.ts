/** What the live connection said, as domain values. */
import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/orders/order.ts';
import type { NewOrder, OrderView } from '#domain/orders/order-view.ts';
import type { Instant } from '#domain/time/instant.ts';
import { newOrderFromWire, orderFromWire } from '../orders/codec.ts';
import type { OrderDetail } from '../orders/wire.ts';
import { parseIsoInstant } from '../values/convert.ts';
import {
  AlarmMessage,
  type Desk,
  DeskMessage,
  HelloMessage,
  OrderChangedMessage,
  PongMessage,
  RingMessage,
} from './live.ts';

export type LiveMessage =
  | { readonly kind: 'new-order'; readonly order: NewOrder }
  /** A greeting, or the answer to a ping: countdowns are taken from the server's clock. */
  | { readonly kind: 'clock'; readonly serverTime: Instant }
  | ({ readonly kind: 'order-changed' } & OrderChangedMessage['data'])
  | { readonly kind: 'order-details'; readonly order: OrderView }
  | { readonly kind: 'alarms-changed' }
  | { readonly kind: 'desk-changed'; readonly desk: Desk };

/** As far as a panel acts on it; the rest is read as the answer of `getStaffOrderDetails` is, without a schema: in a rush dozens come a second. */
const WholeOrder = z.looseObject({ orderNumber: z.int(), version: z.int(), orderStatus: z.enum(ORDER_STATUSES) });

/** All but the new order, told apart by `type`: a message is read by its own schema only. */
const TypedMessage = z.discriminatedUnion('type', [
  HelloMessage,
  OrderChangedMessage,
  z.object({ type: z.literal('order-details'), data: WholeOrder }),
  PongMessage,
  AlarmMessage,
  DeskMessage,
]);

/** Reads a message; null for what is none, or is a word of a newer server. */
export function parseLiveMessage(text: string): LiveMessage | null {
  const json = parseJson(text);
  const isNewOrder = typeof json === 'object' && json !== null && 'orderNumber' in json;
  const read = (isNewOrder ? RingMessage : TypedMessage).safeParse(json);
  if (!read.success) return null;
  const message = read.data;
  if ('orderNumber' in message) return { kind: 'new-order', order: newOrderFromWire(message) };
  switch (message.type) {
    case 'hello':
    case 'pong':
      return { kind: 'clock', serverTime: parseIsoInstant(message.data.serverTime) };
    case 'order-changed':
      return { kind: message.type, ...message.data };
    case 'order-details':
      return readWholeOrder(message.data);
    case 'alarms-changed':
      return { kind: message.type };
    case 'desk-changed':
      return { kind: message.type, desk: message.data.desk };
  }
}

function readWholeOrder(data: unknown): LiveMessage | null {
  try {
    // What the server sends is compared with the answer of that call in its tests.
    return { kind: 'order-details', order: orderFromWire(data as OrderDetail) };
  } catch {
    // A newer server writes it differently.
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not a message; the schema says so.
    return null;
  }
}
