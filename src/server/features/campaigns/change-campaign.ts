import type { CampaignState, CampaignStep } from '#contract/campaigns/wire.ts';
import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { findStoredCampaign, lockCampaign, retryFailed, setCampaignState } from './campaigns.repository.ts';

export type ChangeCampaignRefusal = ChangedMeanwhile | { readonly code: 'campaign_not_found' | 'campaign_ended' };

const AFTER: Readonly<Record<CampaignStep, CampaignState>> = { pause: 'paused', resume: 'sending', stop: 'stopped' };
const WORDS: Readonly<Record<CampaignState, string>> = {
  sending: 'se trimite',
  paused: 'în pauză',
  stopped: 'oprită',
  finished: 'încheiată',
};

/**
 * Pauses, resumes or stops a campaign; only mails already being sent still go out. An ended campaign stays ended; a
 * step without effect is accepted. Resuming queues recipients again that the mail server had refused.
 */
export function changeCampaign(
  services: DbServices,
  { id, step, staffId }: { readonly id: number; readonly step: CampaignStep; readonly staffId: number },
): Promise<Result<object, ChangeCampaignRefusal>> {
  const saving = { subject: `campaign:${id}`, staffId };
  return saveByStaff<object, ChangeCampaignRefusal>(services, saving, async (tx, save, at) => {
    const state = await lockCampaign(tx, id);
    const campaign = state === null ? null : await findStoredCampaign(tx, id);
    if (state === null || campaign === null) return err({ code: 'campaign_not_found' });
    const next = AFTER[step];
    if (state !== next && (state === 'finished' || state === 'stopped')) return err({ code: 'campaign_ended' });
    return save({
      title: `E-mail către abonați: ${campaign.subject}`,
      before: { Stare: WORDS[state] },
      after: { Stare: WORDS[next] },
      async write() {
        await setCampaignState(tx, id, { state: next, finishedAt: next === 'stopped' ? at : null });
        if (next === 'sending') await retryFailed(tx, id, at);
      },
    });
  });
}
