/** An order as the alerts need it: enough to ring, to show who it is for, and to tell a newer word from an older one. */
import type { ListedOrder, NewOrder } from '#domain/orders/order-view.ts';
import { type GuestTexts, textsOfListed } from '#web/panel/orders/guest-notes.ts';

export type LiveOrder = NewOrder & {
  /** What the guest wrote; null until the list or the whole order has come, because the ring does not carry it. */
  readonly texts: GuestTexts | null;
};

export function fromListed(order: ListedOrder): LiveOrder {
  const { number, version, status, method, placedAt, requestedAt, client, phone, place, payable } = order;
  const texts = textsOfListed(order);
  return { number, version, status, method, placedAt, requestedAt, client, phone, place, total: payable, texts };
}
