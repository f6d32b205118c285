import type { CampaignState } from '#contract/campaigns/wire.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { lockByName, type Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

export type NewCampaign = {
  readonly subject: string;
  readonly content: string;
  readonly imageHash: string;
  readonly couponCode: string | null;
  readonly html: string;
  readonly plainText: string;
  readonly contentKey: Buffer;
  readonly staffId: number;
  readonly at: Instant;
};

export async function findSameCampaign(tx: Tx, contentKey: Buffer, since: Instant): Promise<number | null> {
  const row = await tx
    .selectFrom('campaigns')
    .select('id')
    .where('content_key', '=', contentKey)
    .where('created_at', '>', new Date(since))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertCampaign(tx: Tx, campaign: NewCampaign): Promise<number> {
  const { id } = await tx
    .insertInto('campaigns')
    .values({
      subject: campaign.subject,
      content: campaign.content,
      image_hash: campaign.imageHash,
      coupon_code: campaign.couponCode,
      html: campaign.html,
      plain_text: campaign.plainText,
      content_key: campaign.contentKey,
      state: 'sending',
      created_by: campaign.staffId,
      created_at: new Date(campaign.at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores every present subscriber as a recipient, once; returns their number. */
export async function freezeRecipients(tx: Tx, campaignId: number, at: Instant): Promise<number> {
  const inserted = await tx
    .insertInto('campaign_recipients')
    .columns(['campaign_id', 'subscriber_id', 'try_at'])
    .expression((eb) =>
      eb
        .selectFrom('newsletter_subscribers')
        .select([
          eb.val(campaignId).as('campaign_id'),
          'newsletter_subscribers.id as subscriber_id',
          eb.val(new Date(at)).as('try_at'),
        ])
        .where('newsletter_subscribers.state', '=', 'confirmed')
        .orderBy('newsletter_subscribers.id'),
    )
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0n);
}

export type StoredCampaign = {
  readonly id: number;
  readonly subject: string;
  readonly couponCode: string | null;
  readonly state: CampaignState;
  readonly trouble: string | null;
  readonly createdAt: Instant;
  readonly finishedAt: Instant | null;
  readonly createdBy: string | null;
};

export async function listStoredCampaigns(
  db: Database,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly StoredCampaign[]> {
  const rows = await selectCampaigns(db)
    .orderBy('campaigns.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(readCampaign);
}

export async function findStoredCampaign(db: Database, id: number): Promise<StoredCampaign | null> {
  const row = await selectCampaigns(db).where('campaigns.id', '=', id).executeTakeFirst();
  return row === undefined ? null : readCampaign(row);
}

/** Locks the campaign: its state does not change until the transaction ends. */
export async function lockCampaign(tx: Tx, id: number): Promise<CampaignState | null> {
  const row = await tx.selectFrom('campaigns').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.state ?? null;
}

function selectCampaigns(db: Database) {
  return db
    .selectFrom('campaigns')
    .leftJoin('users', 'users.id', 'campaigns.created_by')
    .select(['campaigns.id', 'subject', 'coupon_code', 'state', 'trouble', 'campaigns.created_at', 'finished_at'])
    .select(['users.first_name', 'users.last_name']);
}

type CampaignRow = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['execute']>>[number];

function readCampaign(row: CampaignRow): StoredCampaign {
  return {
    id: row.id,
    subject: row.subject,
    couponCode: row.coupon_code,
    state: row.state,
    trouble: row.trouble,
    createdAt: readInstant(row.created_at),
    finishedAt: maybeInstant(row.finished_at),
    createdBy: joinedName(row),
  };
}

export function countCampaigns(db: Database): Promise<number> {
  return countRows(db.selectFrom('campaigns'));
}

export type RecipientCount = { readonly campaignId: number; readonly state: string; readonly count: number };

export async function countRecipients(
  db: Database,
  campaignIds: readonly number[],
): Promise<readonly RecipientCount[]> {
  const rows = await db
    .selectFrom('campaign_recipients')
    .select(({ fn }) => ['campaign_id', 'state', fn.countAll<string>().as('count')])
    .where('campaign_id', '=', anyOf(campaignIds))
    .groupBy(['campaign_id', 'state'])
    .execute();
  return rows.map(({ campaign_id, state, count }) => ({ campaignId: campaign_id, state, count: Number(count) }));
}

export async function setCampaignState(
  tx: Tx,
  id: number,
  { state, finishedAt }: { readonly state: CampaignState; readonly finishedAt: Instant | null },
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ state, trouble: null, finished_at: finishedAt === null ? null : new Date(finishedAt) })
    .where('id', '=', id)
    .execute();
}

/** Queues the recipients again that the mail server refused. */
export async function retryFailed(tx: Tx, campaignId: number, at: Instant): Promise<void> {
  await tx
    .updateTable('campaign_recipients')
    .set({ state: 'waiting', attempts: 0, try_at: new Date(at), settled_at: null })
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'failed')
    .execute();
}

export type Draft = {
  readonly subject: string;
  readonly content: string;
  readonly imageHash: string | null;
  readonly couponCode: string;
  readonly savedAt: Instant;
};

/** Who saves or deletes a person's draft does it one after the other, one that is not there yet included. */
export async function lockDraft(tx: Tx, staffId: number): Promise<void> {
  await lockByName(tx, `newsletter draft ${staffId}`);
}

export async function saveDraft(tx: Tx, staffId: number, draft: Draft): Promise<void> {
  const row = {
    subject: draft.subject,
    content: draft.content,
    image_hash: draft.imageHash,
    coupon_code: draft.couponCode,
    saved_at: new Date(draft.savedAt),
  };
  await tx
    .insertInto('newsletter_drafts')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute();
}

export async function findDraft(db: Database, staffId: number): Promise<Draft | null> {
  const row = await db
    .selectFrom('newsletter_drafts')
    .select(['subject', 'content', 'image_hash', 'coupon_code', 'saved_at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { subject, content, image_hash: imageHash, coupon_code: couponCode, saved_at: savedAt } = row;
  return { subject, content, imageHash, couponCode, savedAt: readInstant(savedAt) };
}

export async function deleteDraft(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('newsletter_drafts').where('staff_id', '=', staffId).execute();
}
