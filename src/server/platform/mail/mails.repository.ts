import { sql } from 'kysely';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import type { MailKind } from './define-mail.ts';
import type { MailText } from './render-mail.ts';

export type NewMail = MailText & {
  readonly messageId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly orderId: number | null;
  readonly at: Instant;
};

/** A mail as composed; it never changes, however often it is sent. */
export type StoredMail = MailText & { readonly recipient: string; readonly isSent: boolean };

/** Stores a mail, or returns the one already stored with its Message-ID: the first one stays. */
export async function saveMail(db: Database, mail: NewMail): Promise<StoredMail> {
  const { messageId, kind, recipient, subject, html, text, orderId, at } = mail;
  const inserted = await db
    .insertInto('mails')
    .values({
      message_id: messageId,
      kind,
      recipient,
      subject,
      html,
      plain_text: text,
      order_id: orderId,
      created_at: new Date(at),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('message_id')
    .executeTakeFirst();
  if (inserted !== undefined) return { recipient, subject, html, text, isSent: false };
  const row = await db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'html', 'plain_text as text', 'sent_at'])
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return { ...row, isSent: row.sent_at !== null };
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

/** Mails that were given up longer ago say nothing of today. */
const MAIL_DAYS = 7;
/** A little longer than a mail is tried (`platform/jobs.ts`). */
const GIVEN_UP_MINUTES = 30 * 60;

export type WaitingMails = {
  readonly waiting: number;
  readonly oldestAt: Instant | null;
  /** No longer tried, and not set aside. */
  readonly givenUp: number;
  readonly givenUpAt: Instant | null;
  /** The mail server's words about the newest of all these that it refused. */
  readonly trouble: string | null;
};

/** Mails that are not sent. */
export async function findWaitingMails(db: Database, now: Instant): Promise<WaitingMails> {
  const isGivenUp = sql<boolean>`created_at <= ${givenUpBefore(now)}`;
  const row = await db
    .selectFrom('mails')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(eb.not(isGivenUp)).as('waiting'),
      eb.fn.min('created_at').filterWhere(eb.not(isGivenUp)).as('oldest'),
      eb.fn.countAll<number>().filterWhere(isGivenUp).as('givenUp'),
      eb.fn.min('created_at').filterWhere(isGivenUp).as('oldestGivenUp'),
      sql<string | null>`(array_agg(last_error order by id desc) filter (where last_error is not null))[1]`.as(
        'trouble',
      ),
    ])
    .where('created_at', '>', new Date(plusMinutes(now, -MAIL_DAYS * MINUTES_PER_DAY)))
    .where('sent_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { waiting, oldest, givenUp, oldestGivenUp, trouble } = row;
  return { waiting, oldestAt: maybeInstant(oldest), givenUp, givenUpAt: maybeInstant(oldestGivenUp), trouble };
}

/** Mails that are no longer tried are not told any more; those that still are stay. */
export async function setMailsAside(db: Database, now: Instant): Promise<void> {
  await db
    .updateTable('mails')
    .set({ set_aside_at: new Date(now) })
    .where('created_at', '>', new Date(plusMinutes(now, -MAIL_DAYS * MINUTES_PER_DAY)))
    .where('created_at', '<=', givenUpBefore(now))
    .where('sent_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .execute();
}

function givenUpBefore(now: Instant): Date {
  return new Date(plusMinutes(now, -GIVEN_UP_MINUTES));
}

/** Deletes what was sent to an address or about these orders. */
export async function deleteMailsOf(
  tx: Tx,
  { address, orderIds }: { readonly address: string | null; readonly orderIds: readonly number[] },
): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('recipient', '=', address), eb('order_id', '=', anyOf(orderIds))]))
    .execute();
}

/**
 * Deletes mails of `kinds` about the things with these `ids`: their key is the id, or `id-version` for several mails
 * per thing.
 */
export async function deleteMailsAbout(
  tx: Tx,
  { kinds, ids }: { readonly kinds: readonly MailKind[]; readonly ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  // `<kind.key@host>`, as send-mail.ts makes it.
  const id = sql<string>`split_part(split_part(split_part(message_id, '@', 1), '.', 2), '-', 1)`;
  await tx
    .deleteFrom('mails')
    .where(
      'kind',
      'in',
      kinds.map(({ kind }) => kind),
    )
    .where(id, '=', sql<string>`any(${ids.map(String)}::text[])`)
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
    writtenAt: readInstant(created_at),
    sentAt: maybeInstant(sent_at),
  }));
}
