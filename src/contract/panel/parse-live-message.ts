/** What the live connection said, as domain values. */
import type { NewOrder, OrderView } from '#domain/orders/order-view.ts';
import type { Instant } from '#domain/time/instant.ts';
import { newOrderFromWire, orderFromWire } from '../orders/codec.ts';
import { parseIsoInstant } from '../values/convert.ts';
import { type Desk, type OrderChangedMessage, ServerMessage } from './live.ts';

export type LiveMessage =
  | { readonly kind: 'new-order'; readonly order: NewOrder }
  /** A greeting, or the answer to a ping: countdowns are taken from the server's clock. */
  | { readonly kind: 'clock'; readonly serverTime: Instant }
  | ({ readonly kind: 'order-changed' } & OrderChangedMessage['data'])
  | { readonly kind: 'order-details'; readonly order: OrderView }
  | { readonly kind: 'alarms-changed' }
  | { readonly kind: 'desk-changed'; readonly desk: Desk };

/** Reads a message; null for what is none, or is a word of a newer server. */
export function parseLiveMessage(text: string): LiveMessage | null {
  const read = ServerMessage.safeParse(parseJson(text));
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
      return { kind: message.type, order: orderFromWire(message.data) };
    case 'alarms-changed':
      return { kind: message.type };
    case 'desk-changed':
      return { kind: message.type, desk: message.data.desk };
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
