/**
 * The open orders as this tablet last knew them, for offline use: they can be read and printed, never decided
 * (docs/decisions/0109).
 */

import type { OrderStatus } from '#domain/orders/order.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { fold } from '#domain/text/fold.ts';
import { type Instant, instant } from '#domain/time/instant.ts';

/** Increase it when the stored shape changes: what an earlier version stored is then ignored. */
const SHAPE = 9;
/** Orders of an earlier shift are of no use and are personal data. */
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

/** Reads the output of `packKept`; null for anything else, and for orders that are too old. */
export function unpackKept(packed: unknown, now: Instant): KeptOrders | null {
  if (typeof packed !== 'object' || packed === null || !('shape' in packed) || packed.shape !== SHAPE) return null;
  // Only `packKept` writes this shape number.
  const { savedAt, orders, house } = packed as KeptOrders & { readonly shape: number };
  return now - savedAt > KEPT_MS || savedAt > now ? null : { savedAt: instant(savedAt), orders, house };
}

/** The kept orders that a list would show: of one status, matching a search, or all. */
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
