import type { Campaign } from '#contract/campaigns/staff-calls.ts';
import type { Database } from '#server/platform/database.ts';
import {
  countCampaigns,
  countRecipients,
  findStoredCampaign,
  listStoredCampaigns,
  type RecipientCount,
  type StoredCampaign,
} from './campaigns.repository.ts';

/** One page of sent newsletters, the newest first, each with its progress. */
export async function listCampaigns(
  db: Database,
  page: { readonly page: number; readonly size: number },
): Promise<{ readonly campaigns: readonly Campaign[]; readonly total: number }> {
  return { campaigns: await withCounts(db, await listStoredCampaigns(db, page)), total: await countCampaigns(db) };
}

/** One of them; null when there is none. */
export async function findCampaign(db: Database, id: number): Promise<Campaign | null> {
  const stored = await findStoredCampaign(db, id);
  const [campaign] = stored === null ? [] : await withCounts(db, [stored]);
  return campaign ?? null;
}

async function withCounts(db: Database, campaigns: readonly StoredCampaign[]): Promise<readonly Campaign[]> {
  const counts = await countRecipients(
    db,
    campaigns.map(({ id }) => id),
  );
  return campaigns.map((campaign) =>
    presentCampaign(
      campaign,
      counts.filter(({ campaignId }) => campaignId === campaign.id),
    ),
  );
}

/** A campaign with its progress; a recipient whose mail is being sent counts as waiting. */
function presentCampaign(campaign: StoredCampaign, counts: readonly RecipientCount[]): Campaign {
  const countOf = (...states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const { id, subject, couponCode, state, trouble, createdAt, finishedAt, createdBy } = campaign;
  return {
    id,
    subject,
    couponCode,
    state,
    recipients: countOf('waiting', 'sending', 'sent', 'skipped', 'failed'),
    sent: countOf('sent'),
    waiting: countOf('waiting', 'sending'),
    skipped: countOf('skipped'),
    failed: countOf('failed'),
    trouble,
    createdAt,
    finishedAt,
    createdBy,
  };
}
