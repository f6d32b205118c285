import type { CampaignState, CampaignStep } from '#contract/newsletter/campaigns.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { recordChange } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { findStoredCampaign, lockCampaign, retryFailed, setCampaignState } from './campaigns.repository.ts';

export type ChangeCampaignRefusal = { readonly code: 'campaign_not_found' | 'campaign_ended' };

const AFTER: Readonly<Record<CampaignStep, CampaignState>> = { pause: 'paused', resume: 'sending', stop: 'stopped' };
const WORDS: Readonly<Record<CampaignState, string>> = {
  sending: 'se trimite',
  paused: 'în pauză',
  stopped: 'oprită',
  finished: 'încheiată',
};

/**
 * Pauses, resumes or stops a letter on its way: at most the mails in hand leave after that. What has ended stays ended;
 * a step that changes nothing is fine. Resuming tries those anew whom the mail server had refused.
 */
export async function changeCampaign(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  { id, step, staffId }: { readonly id: number; readonly step: CampaignStep; readonly staffId: number },
): Promise<Result<null, ChangeCampaignRefusal>> {
  const at = clock();
  return inRefusableTransaction(db, async (tx): Promise<Result<null, ChangeCampaignRefusal>> => {
    const state = await lockCampaign(tx, id);
    const campaign = state === null ? null : await findStoredCampaign(tx, id);
    if (state === null || campaign === null) return err({ code: 'campaign_not_found' });
    const next = AFTER[step];
    if (state === next) return ok(null);
    if (state === 'finished' || state === 'stopped') return err({ code: 'campaign_ended' });
    await setCampaignState(tx, id, { state: next, finishedAt: next === 'stopped' ? at : null });
    if (next === 'sending') await retryFailed(tx, id, at);
    await recordChange(tx, {
      subject: `campaign:${id}`,
      title: `E-mail către abonați: ${campaign.subject}`,
      action: 'updated',
      fields: [{ name: 'Stare', before: WORDS[state], after: WORDS[next] }],
      staffId,
      at,
    });
    return ok(null);
  });
}
