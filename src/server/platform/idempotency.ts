/** Idempotency keys: recognise repeated submissions of a form, and order concurrent ones (docs/decisions/0020). */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { keptSince } from '#domain/legal/retention.ts';
import { ENDED_STATUSES } from '#domain/orders/status-sets.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from './database.ts';
import type { Tx } from './in-transaction.ts';
import { isIn } from './postgres/is-in.ts';

/**
 * A client's own key is valid as long as it is kept. Without one, the same content from the same person within half a minute
 * counts as a double tap.
 */
const DERIVED_KEY_LIFE_MS = 30_000;
const OWN_KEY = /^[\x21-\x7e]{8,255}$/;

export type Submission = {
  readonly key: string;
  readonly bodyHash: Buffer;
  /** Keys older than this moment may be claimed again. */
  readonly freeBefore: Instant;
  /** Derived from sender and content, because the client sent no key. */
  readonly isDerived: boolean;
};

/**
 * The key of a submission: the client's own, or one derived from sender and content.
 *
 * @param scope separates the keys of different forms; '' for orders
 * @param person normalised, so that two spellings of a phone number are one person
 */
export function deriveIdempotencyKey({
  scope,
  content,
  givenKey,
  person,
  now,
}: {
  readonly scope: string;
  readonly content: unknown;
  readonly givenKey: string | undefined;
  readonly person: string;
  readonly now: Instant;
}): Result<Submission, { readonly code: 'key_invalid' }> {
  const bodyHash = sha256(canonical(content));
  if (givenKey !== undefined) {
    if (!OWN_KEY.test(givenKey)) return err({ code: 'key_invalid' });
    const key = `${scope}own:${sha256(givenKey).toString('hex')}`;
    return ok({ key, bodyHash, freeBefore: keptSince('repeated_requests', now), isDerived: false });
  }
  const key = `${scope}derived:${sha256(`${person} ${bodyHash.toString('hex')}`).toString('hex')}`;
  return ok({ key, bodyHash, freeBefore: instant(now - DERIVED_KEY_LIFE_MS), isDerived: true });
}

/** Claims the key for this transaction. `false` when an earlier submission has it; waits for one still running. */
export async function claimIdempotencyKey(db: Database | Tx, submission: Submission, now: Instant): Promise<boolean> {
  const { rows } = await claimStatement(submission, now).execute(db);
  return rows.length === 1;
}

/**
 * The SQL of a claim, alone or as part of a larger statement: returns one row when the key was claimed. A derived key
 * is free again as soon as its order was handed over or refused.
 */
export function claimStatement(
  { key, bodyHash, freeBefore, isDerived }: Submission,
  now: Instant,
): RawBuilder<{ readonly key: string }> {
  return sql`insert into idempotency_keys as earlier (key, body_hash, created_at)
    values (${key}, ${bodyHash}, ${new Date(now)})
    on conflict (key) do update set body_hash = excluded.body_hash, created_at = excluded.created_at,
      order_id = null, reservation_id = null, response = null
      where earlier.created_at < ${new Date(freeBefore)} or (${isDerived}::boolean and exists (
        select from orders where orders.id = earlier.order_id and ${isIn('orders.status', ENDED_STATUSES)}))
    returning key`;
}

/** An answer kept under a key, for requests that repeat it; null while it is not there. */
export type StoredAnswer = { readonly status: number; readonly body: unknown };

/** Keeps the answer of a claimed key. */
export async function keepAnswer(db: Database, key: string, answer: StoredAnswer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}

/** The content that was sent with a claimed key, and its answer; null for a key that was given back. */
export async function findAnswer(
  db: Database,
  key: string,
): Promise<{ readonly bodyHash: Buffer; readonly answer: StoredAnswer | null } | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Written by `keepAnswer`: the scope of a key belongs to one writer.
  return row === undefined ? null : { bodyHash: row.body_hash, answer: row.response as StoredAnswer | null };
}

/** Gives a key back, because its request changed nothing. */
export async function freeKey(db: Database, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
}

/** Deletes expired keys; the orders and reservations stay. */
export async function deleteExpiredKeys(db: Database, now: Instant): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(keptSince('repeated_requests', now)))
    .execute();
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A canonical text of the content: the order of fields has no effect. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
