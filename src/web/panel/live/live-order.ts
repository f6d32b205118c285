/**
 * The part of an order that the alerts need: enough to ring, to show whose it is, and to tell a newer version from an
 * older one.
 */
import type { ListedOrder, NewOrder } from '#domain/orders/order-view.ts';
import { textsOfListed, type WrittenTexts } from '#web/panel/orders/guest-notes.ts';

export type LiveOrder = NewOrder & {
  /**
   * What the guest wrote; null until the list or the whole order has arrived, because the ring message does not carry
   * it.
   */
  readonly texts: WrittenTexts | null;
};

export function fromListed(order: ListedOrder): LiveOrder {
  const { number, version, status, method, placedAt, requestedAt, client, phone, place, payable } = order;
  const texts = textsOfListed(order);
  return { number, version, status, method, placedAt, requestedAt, client, phone, place, total: payable, texts };
}
