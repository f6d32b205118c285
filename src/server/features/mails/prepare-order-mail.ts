import type { LegalTextResponse } from '#contract/legal.ts';
import { findLegalText } from '#server/features/legal/find-legal-text.ts';
import { loadOrder } from '#server/features/orders/load-order.ts';
import { orderAccessToken, trackingPath } from '#server/features/orders/order-access.ts';
import type { StoredOrder } from '#server/features/orders/stored-order.ts';
import { loadRestaurantContact, type RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import type { OrderMailJob, OrderMailKind } from './enqueue-order-mail.ts';
import type { MailOccasion, MailText } from './mail-occasion.ts';
import { writeOrderAccepted } from './order-accepted.ts';
import { writeOrderReceived } from './order-received.ts';
import { writeOrderRejected } from './order-rejected.ts';
import { writeOrderRescheduled } from './order-rescheduled.ts';
import type { SendMailServices } from './send-mail.ts';

/** What a mail about an order is made of. */
export type OrderMailFacts = {
  readonly order: StoredOrder;
  readonly restaurant: RestaurantContact;
  /** Absolute address of the order's live page. */
  readonly trackingUrl: string;
  /** Where the shop's pages are. */
  readonly shopUrl: string;
  /** The terms the guest accepted; null in mails that do not carry them. */
  readonly terms: LegalTextResponse | null;
};

const WRITERS = {
  order_received: writeOrderReceived,
  order_accepted: writeOrderAccepted,
  order_rescheduled: writeOrderRescheduled,
  order_rejected: writeOrderRejected,
} as const satisfies Record<OrderMailKind, (facts: OrderMailFacts) => MailText>;

/** `null` where the guest has been taken out of the order. */
export async function prepareOrderMail(services: SendMailServices, job: OrderMailJob): Promise<MailOccasion | null> {
  const order = await loadOrder(services.db, job.orderId);
  if (order.contact.email === '') return null;
  // A later word has a mail of its own, and a closed order needs no hour.
  const isRescheduling = job.kind === 'order_rescheduled';
  if (isRescheduling && job.version !== order.version) return null;
  const restaurant = await loadRestaurantContact(services);
  const asked = { kind: 'terms', version: order.termsVersion } as const;
  const terms = job.kind === 'order_accepted' ? await findLegalText(services, asked) : null;
  const { firstName, lastName, email } = order.contact;
  return {
    key: isRescheduling ? `${order.number}.${order.version}` : order.number,
    recipient: { name: `${firstName} ${lastName}`, address: email },
    orderId: order.id,
    write: (trackingUrl) =>
      WRITERS[job.kind]({ order, restaurant, trackingUrl, shopUrl: services.config.publicUrl, terms }),
    async makeLink() {
      const token = orderAccessToken(await services.secrets.load('order_access'), order.id);
      return `${services.config.publicUrl}${trackingPath(token)}`;
    },
  };
}
