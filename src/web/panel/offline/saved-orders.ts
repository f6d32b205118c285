/**
 * The open orders as this tablet last knew them, for offline use: they can be read and printed, never decided
 * (docs/decisions/0109).
 */

import type { OrderStatus } from '#domain/orders/order.ts';
import { WHOLE_FIELDS } from '#domain/orders/order-fields.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { fold } from '#domain/text/fold.ts';
import { type Instant, instant } from '#domain/time/instant.ts';

/**
 * What an earlier version stored with other fields is ignored. A change beside these fields increases the number.
 */
const SHAPE = [10, ...Object.keys(WHOLE_FIELDS)].join(' ');
/** Orders of an earlier shift are of no use and are personal data. */
const KEPT_MS = 12 * 3_600_000;

export type SavedOrder = { readonly summary: ListedOrder; readonly detail: OrderView | null };

export type SavedOrders = {
  /** By the tablet's clock. */
  readonly savedAt: Instant;
  /** Accepted, new and scheduled ones, as in the panel's own list. */
  readonly orders: readonly SavedOrder[];
  /** For the heading of receipts. */
  readonly restaurant: ShownRestaurant | null;
};

export function packSaved(kept: SavedOrders): unknown {
  return { shape: SHAPE, ...kept };
}

/** Reads the output of `packSaved`; null for anything else, and for orders that are too old. */
export function unpackSaved(packed: unknown, now: Instant): SavedOrders | null {
  if (typeof packed !== 'object' || packed === null || !('shape' in packed) || packed.shape !== SHAPE) return null;
  // Only `packSaved` writes this shape number.
  const { savedAt, orders, restaurant } = packed as SavedOrders & { readonly shape: string };
  return now - savedAt > KEPT_MS || savedAt > now ? null : { savedAt: instant(savedAt), orders, restaurant };
}

/** The kept orders that a list would show: of one status, matching a search, or all. */
export function listSaved(
  { orders }: SavedOrders,
  { status, search }: { readonly status: OrderStatus | undefined; readonly search: string },
): ListedOrder[] {
  const wanted = fold(search.trim());
  return orders
    .map(({ summary }) => summary)
    .filter((order) => status === undefined || order.status === status)
    .filter(({ number, client, phone }) => fold(`${number} ${client} ${phone}`).includes(wanted));
}
