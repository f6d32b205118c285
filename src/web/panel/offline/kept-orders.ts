/**
 * The open orders as this tablet last knew them, for a time without a line: to be read and printed, never decided on
 * (docs/decisions/0109).
 */

import type { OrderStatus } from '#domain/orders/order.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { fold } from '#domain/text/fold.ts';
import { type Instant, instant } from '#domain/time/instant.ts';

/** Another shape in a later version of the panel is another number: what an earlier one kept is then as if not there. */
const SHAPE = 8;
/** Orders of an earlier shift are useless here, and they are personal data. */
const KEPT_MS = 12 * 3_600_000;

export type KeptOrder = { readonly summary: ListedOrder; readonly detail: OrderView | null };

export type KeptOrders = {
  /** By the tablet's clock. */
  readonly savedAt: Instant;
  /** Accepted, new and scheduled ones, as in the panel's own list. */
  readonly orders: readonly KeptOrder[];
  /** For the heading of receipts. */
  readonly house: ShownRestaurant | null;
};

export function packKept(kept: KeptOrders): unknown {
  return { shape: SHAPE, ...kept };
}

/** Reads what `packKept` made; null for anything else, and for what is too old. */
export function unpackKept(packed: unknown, now: Instant): KeptOrders | null {
  if (typeof packed !== 'object' || packed === null || !('shape' in packed) || packed.shape !== SHAPE) return null;
  // Of this shape only `packKept` makes any.
  const { savedAt, orders, house } = packed as KeptOrders & { readonly shape: number };
  return now - savedAt > KEPT_MS || savedAt > now ? null : { savedAt: instant(savedAt), orders, house };
}

/** The kept orders a list would show: of one status, of a search, or all. */
export function listKept(
  { orders }: KeptOrders,
  { status, search }: { readonly status: OrderStatus | undefined; readonly search: string },
): ListedOrder[] {
  const wanted = fold(search.trim());
  return orders
    .map(({ summary }) => summary)
    .filter((order) => status === undefined || order.status === status)
    .filter(({ number, client, phone }) => fold(`${number} ${client} ${phone}`).includes(wanted));
}
