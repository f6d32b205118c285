/** Subscribers, and the proof of their consent. */
import { sql } from 'kysely';
import type { NewsletterSource } from '#contract/newsletter/newsletter-consent.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { lockByName, type Tx } from '#server/platform/in-transaction.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { hideText } from '#server/platform/security/hide-text.ts';

/** The fields that repeated requests depend on. */
export type KnownSubscriber = {
  readonly id: number;
  readonly state: 'pending' | 'confirmed' | 'left';
  readonly round: number;
  readonly requestedAt: Instant;
};

/** Serialises requests for an address: of two concurrent requests the second sees the result of the first. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await lockByName(tx, `newsletter ${email}`);
}

export async function findSubscriber(tx: Tx, email: string): Promise<KnownSubscriber | null> {
  const row = await tx
    .selectFrom('newsletter_subscribers')
    .select(['id', 'state', 'round', 'requested_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, state: row.state, round: row.round, requestedAt: readInstant(row.requested_at) };
}

/** Reserves the id of a new subscriber, because the links are derived from it. */
export async function takeSubscriberId(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('newsletter_subscribers', 'id')) as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('nextval gives one row');
  return id;
}

export type AskedSubscription = {
  readonly id: number;
  readonly email: string;
  readonly round: number;
  readonly confirmHash: Buffer;
  readonly confirmUntil: Instant;
  readonly leaveHash: Buffer;
  readonly at: Instant;
};

/**
 * Stores a request that waits for its confirmation; replaces an older one of the same address. When `isMeant` is false,
 * the same statement changes nothing.
 */
export async function saveRequest(tx: Tx, asked: AskedSubscription, isMeant: boolean): Promise<void> {
  const pending = {
    state: 'pending',
    round: asked.round,
    confirm_hash: asked.confirmHash,
    confirm_until: new Date(asked.confirmUntil),
    requested_at: new Date(asked.at),
    confirmed_at: null,
    left_at: null,
  } as const;
  await tx
    .insertInto('newsletter_subscribers')
    .values({ ...pending, id: asked.id, email: asked.email, leave_hash: asked.leaveHash })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(pending).where(sql<boolean>`${isMeant}::boolean`))
    .execute();
}

export type Subscriber = { readonly id: number; readonly email: string };

/** Redeems a confirmation link; null when it is unknown, expired, or was used before. */
export async function confirmByHash(tx: Tx, confirmHash: Buffer, at: Instant): Promise<Subscriber | null> {
  const row = await tx
    .updateTable('newsletter_subscribers')
    .set({ state: 'confirmed', confirmed_at: new Date(at) })
    .where('confirm_hash', '=', confirmHash)
    .where('state', '=', 'pending')
    .where('confirm_until', '>', new Date(at))
    .returning(['id', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether this link has confirmed a subscription that is still active: a second tap, not a stranger. */
export async function isConfirmedBy(tx: Tx, confirmHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('confirm_hash', '=', confirmHash)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return row !== undefined;
}

/** The subscriber of an unsubscribe link, and whether they were already unsubscribed; null for an unknown link. */
export async function unsubscribeByHash(
  tx: Tx,
  leaveHash: Buffer,
  at: Instant,
): Promise<{ readonly id: number; readonly hadLeft: boolean } | null> {
  const left = await tx
    .updateTable('newsletter_subscribers')
    .set({ state: 'left', left_at: new Date(at) })
    .where('leave_hash', '=', leaveHash)
    .where('state', '<>', 'left')
    .returning('id')
    .executeTakeFirst();
  if (left !== undefined) return { id: left.id, hadLeft: false };
  const row = await tx
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('leave_hash', '=', leaveHash)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, hadLeft: true };
}

export type ConsentAct = {
  readonly subscriberId: number;
  readonly act: 'requested' | 'confirmed' | 'withdrawn';
  readonly textVersion: string;
  readonly source: NewsletterSource | 'link' | 'account';
  readonly at: Instant;
};

export async function insertConsent(tx: Tx, { subscriberId, act, textVersion, source, at }: ConsentAct): Promise<void> {
  await tx
    .insertInto('newsletter_consents')
    .values({ subscriber_id: subscriberId, act, text_version: textVersion, source, at: new Date(at) })
    .execute();
}

/** Stores the proof of a request; writes nothing, with the same statement, when `isMeant` is false. */
export async function insertRequestConsent(
  tx: Tx,
  { subscriberId, textVersion, source, at }: Omit<ConsentAct, 'act'>,
  isMeant: boolean,
): Promise<void> {
  await sql`
    insert into newsletter_consents (subscriber_id, act, text_version, source, at)
    select ${subscriberId}::bigint, 'requested', ${textVersion}, ${source}, ${new Date(at)}::timestamptz
    where ${isMeant}::boolean`.execute(tx);
}

/** The version of the consent text that was accepted last. */
export async function lastTextVersion(tx: Tx, subscriberId: number): Promise<string> {
  const row = await tx
    .selectFrom('newsletter_consents')
    .select('text_version')
    .where('subscriber_id', '=', subscriberId)
    .where('act', '=', 'requested')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.text_version;
}

export type MailedSubscriber = Subscriber & { readonly state: KnownSubscriber['state']; readonly round: number };

export async function findSubscriberById(db: Database, id: number): Promise<MailedSubscriber | null> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'state', 'round'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Deletes requests not confirmed since `pendingBefore`, and, with their proof, those who unsubscribed before
 * `leftBefore`.
 */
export async function deleteSubscribers(
  db: Database,
  { pendingBefore, leftBefore }: { readonly pendingBefore: Instant; readonly leftBefore: Instant },
): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'pending'), eb('requested_at', '<', new Date(pendingBefore))]),
        eb.and([eb('state', '=', 'left'), eb('left_at', '<', new Date(leftBefore))]),
      ]),
    )
    .execute();
}

export function countConfirmed(db: Database): Promise<number> {
  return countRows(db.selectFrom('newsletter_subscribers').where('state', '=', 'confirmed'));
}

/** Deletes an unconfirmed request of this address. */
export async function deletePending(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).where('state', '=', 'pending').execute();
}

/** Keeps the proof of consent under a hash of the address, as unsubscribed. */
export async function anonymiseProof(tx: Tx, email: string, at: Instant): Promise<void> {
  // A subscriber who came back after an earlier deletion has two proofs, which are merged.
  const earlier = tx.selectFrom('newsletter_subscribers').select('id').where('email', '=', hideText(email));
  const now = tx.selectFrom('newsletter_subscribers').select('id').where('email', '=', email);
  await tx
    .updateTable('newsletter_consents')
    .set({ subscriber_id: now })
    .where('subscriber_id', '=', earlier)
    .execute();
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', hideText(email)).execute();
  await tx
    .updateTable('newsletter_subscribers')
    .set((eb) => ({
      email: hideText(email),
      state: 'left',
      left_at: eb.fn.coalesce('left_at', eb.val(new Date(at))),
    }))
    .where('email', '=', email)
    .execute();
}

export type Consents = {
  readonly state: KnownSubscriber['state'];
  readonly consents: readonly {
    readonly act: ConsentAct['act'];
    readonly textVersion: string;
    readonly source: string;
    readonly at: Instant;
  }[];
};

const MOST_CONSENTS = 500;

/** All consents and withdrawals of an address, the oldest first; null for an address that never subscribed. */
export async function listConsents(db: Database, email: string): Promise<Consents | null> {
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'state'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (subscriber === undefined) return null;
  const rows = await db
    .selectFrom('newsletter_consents')
    .select(['act', 'text_version', 'source', 'at'])
    .where('subscriber_id', '=', subscriber.id)
    .orderBy('id')
    .limit(MOST_CONSENTS)
    .execute();
  return {
    state: subscriber.state,
    consents: rows.map(({ act, text_version: textVersion, source, at }) => ({
      act,
      textVersion,
      source,
      at: readInstant(at),
    })),
  };
}
