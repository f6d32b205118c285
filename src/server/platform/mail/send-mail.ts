import { z } from 'zod';
import { failureReason } from '../failure-reason.ts';
import { LEAVE_LINK, type Mail, type MailKind, type MailServices, SECRET_LINK } from './define-mail.ts';
import type { Mailer } from './mailer.ts';
import { markMailFailed, markMailSent, saveMail } from './mails.repository.ts';
import { type MailText, renderMail, type Sender } from './render-mail.ts';

export type SendMailServices = Omit<MailServices, 'restaurant'> & {
  readonly mailer: Mailer;
  readonly mails: readonly MailKind[];
  readonly loadSender: () => Promise<Sender>;
};

/** Every job of the queue `mail` has the kind of its mail; the other fields belong to the kind. */
const MailJob = z.looseObject({ kind: z.string() });

/**
 * Composes the mail of a job once, and sends it until it is accepted. Only a crash between the mail server's answer and
 * our record of it sends a mail twice, with the same Message-ID (docs/decisions/0023).
 *
 * @throws Error when the mail server did not accept it: the job is repeated
 */
export async function sendMail(services: SendMailServices, payload: unknown): Promise<void> {
  const { db, clock, mailer, mails } = services;
  const job = MailJob.parse(payload);
  const definition = mails.find(({ kind }) => kind === job.kind);
  if (definition === undefined) throw new Error(`No mail of the kind ${job.kind}`);
  const restaurant = await services.loadSender();
  const mail = await definition.compose({ ...services, restaurant }, job);
  if (mail === null) return;

  const sender = { name: restaurant.name, address: restaurant.email };
  const { key, to = sender, orderId = null, replyTo = null, leaveLink = null } = mail;
  const messageId = `<${job.kind}.${key}@${new URL(services.publicUrl).hostname}>`;
  const stored = await saveMail(db, {
    ...textOf(mail, restaurant),
    messageId,
    kind: job.kind,
    recipient: to.address,
    orderId,
    at: clock(),
  });
  if (stored.isSent) return;
  const secretLink = (await mail.makeSecretLink?.()) ?? '';
  const withLinks = (text: string) => text.replaceAll(SECRET_LINK, secretLink).replaceAll(LEAVE_LINK, leaveLink ?? '');
  try {
    await mailer.send({
      messageId,
      from: sender,
      replyTo,
      leaveAddress: leaveLink,
      to: { name: to.name, address: stored.recipient },
      subject: stored.subject,
      html: withLinks(stored.html),
      text: withLinks(stored.text),
    });
  } catch (error) {
    await markMailFailed(db, messageId, failureReason(error));
    throw error;
  }
  await markMailSent(db, messageId, clock());
}

function textOf(mail: Mail, restaurant: Sender): MailText {
  return 'html' in mail ? { subject: mail.subject, html: mail.html, text: mail.text } : renderMail(mail, restaurant);
}
