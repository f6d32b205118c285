import { sql } from 'kysely';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import type { MailText } from './mail-occasion.ts';

export type NewMail = MailText & {
  readonly messageId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly orderId: number | null;
  readonly at: Instant;
};

/** A mail as it was written; it never changes afterwards, however often it is sent. */
export type StoredMail = MailText & { readonly recipient: string; readonly isSent: boolean };

export async function findMail(db: Database, messageId: string): Promise<StoredMail | null> {
  const row = await db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'html', 'plain_text', 'sent_at'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  if (!row) return null;
  const { recipient, subject, html, plain_text: text, sent_at: sentAt } = row;
  return { recipient, subject, html, text, isSent: sentAt !== null };
}

/** Keeps a mail; the first one written stays. */
export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      message_id: mail.messageId,
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      plain_text: mail.text,
      order_id: mail.orderId,
      created_at: new Date(mail.at),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

export async function markMailSent(db: Database, messageId: string, at: Instant): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({ sent_at: new Date(at), last_error: null, attempts: eb('attempts', '+', 1) }))
    .where('message_id', '=', messageId)
    .execute();
}

export async function markMailFailed(db: Database, messageId: string, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({ last_error: reason, attempts: eb('attempts', '+', 1) }))
    .where('message_id', '=', messageId)
    .execute();
}

/** Deletes what was sent to an address, about these orders, or on these occasions (`kind.key`). */
export async function deleteMailsAbout(
  tx: Tx,
  {
    address,
    orderIds,
    occasions,
  }: { readonly address: string; readonly orderIds: readonly number[]; readonly occasions: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where((eb) =>
      eb.or([
        eb('recipient', '=', address),
        eb('order_id', '=', anyOf(orderIds)),
        // `<kind.key@host>`, as send-mail.ts makes it.
        eb(sql<string>`substr(split_part(message_id, '@', 1), 2)`, '=', sql<string>`any(${[...occasions]}::text[])`),
      ]),
    )
    .execute();
}

/** Deletes mails about orders written before `ordersBefore`, and all others written before `othersBefore`. */
export async function deleteOldMails(
  db: Database,
  { ordersBefore, othersBefore }: { readonly ordersBefore: Instant; readonly othersBefore: Instant },
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', new Date(ordersBefore)),
        eb.and([eb('order_id', 'is', null), eb('created_at', '<', new Date(othersBefore))]),
      ]),
    )
    .execute();
}

export type SentMail = { readonly subject: string; readonly writtenAt: Instant; readonly sentAt: Instant | null };

const MOST_LISTED = 500;

export async function listMailsTo(db: Database, address: string): Promise<readonly SentMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['subject', 'created_at', 'sent_at'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ subject, created_at, sent_at }) => ({
    subject,
    writtenAt: instant(created_at.getTime()),
    sentAt: sent_at === null ? null : instant(sent_at.getTime()),
  }));
}
