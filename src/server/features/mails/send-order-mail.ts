import type { Instant } from '#domain/time/instant.ts';
import type { Config } from '#server/config.ts';
import { loadOrder } from '#server/features/orders/load-order.ts';
import { orderAccessToken, trackingPath } from '#server/features/orders/order-access.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import type { Database } from '#server/platform/database.ts';
import type { Mailer } from '#server/platform/mail.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { OrderMailJob, type OrderMailKind } from './enqueue-order-mail.ts';
import { findMail, insertMail, markMailFailed, markMailSent, type StoredMail } from './mails.repository.ts';
import { writeOrderAccepted } from './order-accepted.ts';
import type { MailText, OrderMailFacts } from './order-mail.ts';
import { writeOrderReceived } from './order-received.ts';
import { writeOrderRejected } from './order-rejected.ts';

const WRITERS = {
  order_received: writeOrderReceived,
  order_accepted: writeOrderAccepted,
  order_rejected: writeOrderRejected,
} as const satisfies Record<OrderMailKind, (facts: OrderMailFacts) => MailText>;

/** Stands for the guest's link in the mail that is kept: the key in it is stored nowhere (docs/decisions/0021). */
const LINK_MARK = '{{link}}';

export type SendMailServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly secrets: Secrets;
  readonly snapshots: Snapshots;
  readonly mailer: Mailer;
};

/**
 * Writes the mail of a job once, and sends it until it is taken. Only a crash between the mail server's yes and our
 * note of it sends a mail twice, under the same Message-ID (docs/decisions/0023).
 *
 * @throws Error when the mail server did not take it: the job comes again
 */
export async function sendOrderMail(services: SendMailServices, payload: unknown): Promise<void> {
  const { db, clock, mailer } = services;
  const job = OrderMailJob.parse(payload);
  const order = await loadOrder(db, job.orderId);
  const restaurant = await loadRestaurantContact(services);
  const messageId = `<${job.kind}.${order.number}@${new URL(services.config.publicUrl).hostname}>`;

  const mail = (await findMail(db, messageId)) ?? (await writeMail());
  if (mail.isSent) return;
  const token = orderAccessToken(await services.secrets.load('order_access'), order.id);
  const trackingUrl = `${services.config.publicUrl}${trackingPath(token)}`;
  try {
    await mailer.send({
      messageId,
      from: { name: restaurant.name, address: restaurant.email },
      replyTo: null,
      to: { name: `${order.contact.firstName} ${order.contact.lastName}`, address: mail.recipient },
      subject: mail.subject,
      html: mail.html.replaceAll(LINK_MARK, trackingUrl),
      text: mail.text.replaceAll(LINK_MARK, trackingUrl),
    });
  } catch (error) {
    await markMailFailed(db, messageId, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await markMailSent(db, messageId, clock());

  async function writeMail(): Promise<StoredMail> {
    const text = WRITERS[job.kind]({ order, restaurant, trackingUrl: LINK_MARK });
    const recipient = order.contact.email;
    await insertMail(db, { ...text, messageId, kind: job.kind, recipient, orderId: order.id, at: clock() });
    return { ...text, recipient, isSent: false };
  }
}
