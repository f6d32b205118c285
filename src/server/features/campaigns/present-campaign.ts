import type { Campaign } from '#contract/newsletter/campaigns.ts';
import { wireDateTime } from '#domain/time/wire-date-time.ts';
import type { RecipientCount, StoredCampaign } from './campaigns.repository.ts';

/** A letter on its way, or at its end; whoever is in hand still waits. */
export function presentCampaign(campaign: StoredCampaign, counts: readonly RecipientCount[]): Campaign {
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
    createdAt: [...wireDateTime(createdAt)],
    finishedAt: finishedAt === null ? null : [...wireDateTime(finishedAt)],
    createdBy,
  };
}
