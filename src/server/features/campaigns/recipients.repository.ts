/** The recipients of a running campaign: claimed one at a time, then settled. */
import { sql } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** First part of the advisory lock key that proves that a sender is alive; the second part is the sender's number. */
const SENDER_LOCKS = 150;
/** A sender's transaction waits while a mail is handed over, which may be slow. */
const HOLD_TIMEOUT = '120s';

export type MailedCampaign = {
  readonly id: number;
  readonly subject: string;
  readonly html: string;
  readonly plainText: string;
};

/** The oldest campaign with a due recipient. */
export async function findDueCampaign(db: Database, at: Instant): Promise<MailedCampaign | null> {
  const row = await db
    .selectFrom('campaigns')
    .select(['id', 'subject', 'html', 'plain_text'])
    .where('state', '=', 'sending')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('campaign_recipients')
          .select('campaign_recipients.id')
          .whereRef('campaign_id', '=', 'campaigns.id')
          .where((eb) =>
            eb.or([
              eb('campaign_recipients.state', '=', 'sending'),
              eb.and([
                eb('campaign_recipients.state', '=', 'waiting'),
                eb('campaign_recipients.try_at', '<=', new Date(at)),
              ]),
            ]),
          ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, subject: row.subject, html: row.html, plainText: row.plain_text };
}

/**
 * Proves that this sender is alive, until the transaction ends. The transaction writes nothing, so it has no
 * transaction id, and readers of order events do not wait for it (event-feed.ts).
 */
export async function lockSender(tx: Tx, sender: number): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${HOLD_TIMEOUT}, true),
    pg_advisory_xact_lock(${SENDER_LOCKS}, ${sender}::int)`.execute(tx);
}

/** Recipients of dead senders wait again, because it is unknown whether their mail was sent. */
export async function releaseOrphans(db: Database): Promise<void> {
  await sql`
    with dead as materialized (
      select claimed_by from (select distinct claimed_by from campaign_recipients where state = 'sending') as senders
      where pg_try_advisory_xact_lock(${SENDER_LOCKS}, claimed_by)
    )
    update campaign_recipients set state = 'waiting', claimed_by = null
    where state = 'sending' and claimed_by in (select claimed_by from dead)`.execute(db);
}

/** The outcome for a recipient. */
export type Settled = { readonly recipientId: number } & (
  | { readonly state: 'sent' | 'skipped' }
  | { readonly state: 'failed'; readonly reason: string }
  /** `isCounted`: the failed attempt concerns this recipient, not an unavailable mail server. */
  | { readonly state: 'waiting'; readonly reason: string; readonly tryAt: Instant; readonly isCounted: boolean }
);

export type TakenRecipient = {
  readonly recipientId: number;
  readonly subscriberId: number | null;
  readonly attempts: number;
};

/**
 * Records the outcome for the recipient that `sender` has claimed and claims the next one, in one statement: one commit
 * per mail. No recipient is claimed from a paused or stopped campaign.
 *
 * @returns `isLost` when the recipient was no longer claimed by this sender: another sender considered it dead
 */
export async function settleAndTake(
  db: Database,
  {
    campaign,
    sender,
    settled,
    takesNext,
    at,
  }: {
    readonly campaign: { readonly id: number };
    readonly sender: number;
    readonly settled: Settled | null;
    /** False: no next recipient is claimed. */
    readonly takesNext: boolean;
    readonly at: Instant;
  },
): Promise<{ readonly next: TakenRecipient | null; readonly isLost: boolean }> {
  const now = new Date(at);
  const state = settled?.state ?? 'waiting';
  const reason = settled !== null && 'reason' in settled ? settled.reason : null;
  const tryAt = settled?.state === 'waiting' ? new Date(settled.tryAt) : null;
  const counted = settled?.state === 'failed' || (settled?.state === 'waiting' && settled.isCounted) ? 1 : 0;
  const { rows } = await sql<{
    settled: number;
    id: number | null;
    subscriber_id: number | null;
    attempts: number | null;
  }>`
    with settled as (
      update campaign_recipients
      set state = ${state}, claimed_by = null, last_error = ${reason}::text,
        settled_at = case when ${state} = 'waiting' then null else ${now}::timestamptz end,
        try_at = coalesce(${tryAt}::timestamptz, try_at), attempts = attempts + ${counted}::int
      where id = ${settled?.recipientId ?? null}::bigint and claimed_by = ${sender}::int
      returning id
    ),
    next as (
      select r.id from campaign_recipients r
      join campaigns c on c.id = r.campaign_id
      where ${takesNext}::boolean and r.campaign_id = ${campaign.id} and r.state = 'waiting' and r.try_at <= ${now}::timestamptz
        and c.state = 'sending'
      order by r.try_at, r.id limit 1
      for update of r skip locked
    ),
    taken as (
      update campaign_recipients r set state = 'sending', claimed_by = ${sender}::int
      from next where r.id = next.id
      returning r.id, r.subscriber_id, r.attempts
    )
    select (select count(*)::int from settled) as settled, taken.id, taken.subscriber_id, taken.attempts
    from (select 1) as one left join taken on true`.execute(db);
  const [row] = rows;
  const next =
    row?.id == null ? null : { recipientId: row.id, subscriberId: row.subscriber_id, attempts: row.attempts ?? 0 };
  return { next, isLost: settled !== null && row?.settled !== 1 };
}

/** Ends a campaign that has no recipient left. */
export async function finishCampaign(db: Database, campaignId: number, at: Instant): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state: 'finished', finished_at: new Date(at), trouble: null })
    .where('id', '=', campaignId)
    .where('state', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('campaign_recipients')
            .select('campaign_recipients.id')
            .whereRef('campaign_id', '=', 'campaigns.id')
            .where('campaign_recipients.state', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .execute();
}

/**
 * Finishes running campaigns without a remaining recipient, because the process that took the last one may have died.
 */
export async function finishCampaigns(db: Database, at: Instant): Promise<void> {
  const rows = await db.selectFrom('campaigns').select('id').where('state', '=', 'sending').limit(100).execute();
  for (const { id } of rows) await finishCampaign(db, id, at);
}

/** Records the mail server's problem, for the list of campaigns; null when it works again. */
export async function noteTrouble(db: Database, campaignId: number, trouble: string | null): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ trouble })
    .where('id', '=', campaignId)
    .where('state', '=', 'sending')
    .where((eb) => eb('trouble', 'is distinct from', trouble))
    .execute();
}

/** Pauses a campaign whose mails the server refuses one after the other, until an administrator resumes it. */
export async function pauseInTrouble(db: Database, campaignId: number, trouble: string): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state: 'paused', trouble })
    .where('id', '=', campaignId)
    .where('state', '=', 'sending')
    .execute();
}
