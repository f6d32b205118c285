/** What a mail about an order is made of, and what comes out. */
import type { StoredOrder } from '#server/features/orders/stored-order.ts';
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';

export type OrderMailFacts = {
  readonly order: StoredOrder;
  readonly restaurant: RestaurantContact;
  /** Absolute address of the order's live page. */
  readonly trackingUrl: string;
};

export type MailText = { readonly subject: string; readonly html: string; readonly text: string };
