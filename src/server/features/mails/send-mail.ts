import { z } from 'zod';
import type { Instant } from '#domain/time/instant.ts';
import type { Config } from '#server/config.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import type { Database } from '#server/platform/database.ts';
import type { Mailer } from '#server/platform/mail.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { AccountMailJob } from './enqueue-account-mail.ts';
import { HouseAlarmMailJob, OrderAlarmMailJob } from './enqueue-alarm-mail.ts';
import { NewsletterMailJob } from './enqueue-newsletter-mail.ts';
import { OrderMailJob } from './enqueue-order-mail.ts';
import { ReservationMailJob } from './enqueue-reservation-mail.ts';
import { WithdrawalMailJob } from './enqueue-withdrawal-mail.ts';
import type { MailOccasion } from './mail-occasion.ts';
import { findMail, insertMail, markMailFailed, markMailSent, type StoredMail } from './mails.repository.ts';
import { prepareAccountMail } from './prepare-account-mail.ts';
import { prepareAlarmMail } from './prepare-alarm-mail.ts';
import { prepareNewsletterMail } from './prepare-newsletter-mail.ts';
import { prepareOrderMail } from './prepare-order-mail.ts';
import { prepareReservationMail } from './prepare-reservation-mail.ts';
import { prepareWithdrawalMail } from './prepare-withdrawal-mail.ts';

/** Every job of the queue `mail`: each kind of mail stands in exactly one of these schemas. */
const MailJob = z.discriminatedUnion('kind', [
  OrderMailJob,
  WithdrawalMailJob,
  AccountMailJob,
  ReservationMailJob,
  NewsletterMailJob,
  OrderAlarmMailJob,
  HouseAlarmMailJob,
]);
type MailJob = z.infer<typeof MailJob>;

/** `null` = there is nothing to say any more, or nobody to say it to. */
function prepareMail(services: SendMailServices, job: MailJob): Promise<MailOccasion | null> {
  if (job.kind === 'order_alarm' || job.kind === 'house_alarm') return prepareAlarmMail(services, job);
  if ('occasion' in job) return prepareAccountMail(services, job);
  if ('orderId' in job) return prepareOrderMail(services, job);
  if ('withdrawalId' in job) return prepareWithdrawalMail(services, job);
  return 'reservationId' in job ? prepareReservationMail(services, job) : prepareNewsletterMail(services, job);
}

/** Stands for the secret link in the mail that is kept. */
const LINK_MARK = '{{link}}';
const LEAVE_LINK_MARK = '{{leave-link}}';

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
export async function sendMail(services: SendMailServices, payload: unknown): Promise<void> {
  const { db, clock, mailer } = services;
  const job = MailJob.parse(payload);
  const occasion = await prepareMail(services, job);
  if (occasion === null) return;
  const messageId = `<${job.kind}.${occasion.key}@${new URL(services.config.publicUrl).hostname}>`;

  const mail = (await findMail(db, messageId)) ?? (await writeMail(occasion));
  if (mail.isSent) return;
  const restaurant = await loadRestaurantContact(services);
  const link = await occasion.makeLink();
  const leaveLink = (await occasion.makeLeaveLink?.()) ?? null;
  const withLinks = (text: string) => text.replaceAll(LINK_MARK, link).replaceAll(LEAVE_LINK_MARK, leaveLink ?? '');
  try {
    await mailer.send({
      messageId,
      from: { name: restaurant.name, address: restaurant.email },
      replyTo: occasion.replyTo ?? null,
      leaveAddress: leaveLink,
      to: { name: occasion.recipient.name, address: mail.recipient },
      subject: mail.subject,
      html: withLinks(mail.html),
      text: withLinks(mail.text),
    });
  } catch (error) {
    await markMailFailed(db, messageId, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await markMailSent(db, messageId, clock());

  async function writeMail({ recipient: { address }, orderId, write }: MailOccasion): Promise<StoredMail> {
    const text = write(LINK_MARK, LEAVE_LINK_MARK);
    await insertMail(db, { ...text, messageId, kind: job.kind, recipient: address, orderId, at: clock() });
    return { ...text, recipient: address, isSent: false };
  }
}
