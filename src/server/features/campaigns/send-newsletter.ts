import { createHash } from 'node:crypto';
import type { SendNewsletterRequest } from '#contract/campaigns/wire.ts';
import { ok, type Result } from '#domain/result.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { storeMailJpeg } from '#server/platform/images/store-mail-jpeg.ts';
import {
  countRecipients,
  deleteDraft,
  findSameCampaign,
  freezeRecipients,
  insertCampaign,
  lockDraft,
  setCampaignState,
} from './campaigns.repository.ts';
import {
  type ComposeServices,
  composeNewsletter,
  type Newsletter,
  type NewsletterRefusal,
} from './compose-newsletter.ts';

/** The same newsletter within this many minutes counts as a second tap on the button. */
const SAME_MINUTES = 10;

export type BegunCampaign = { readonly campaignId: number; readonly recipients: number };

/**
 * Starts sending a newsletter to all present subscribers: the recipients are fixed when the transaction commits; the
 * mails are sent afterwards (`work-campaigns.ts`). The same newsletter twice within ten minutes is sent once.
 */
export async function sendNewsletter(
  services: ComposeServices,
  { sent, staffId }: { readonly sent: SendNewsletterRequest; readonly staffId: number },
): Promise<Result<BegunCampaign, NewsletterRefusal | ChangedMeanwhile>> {
  const composed = await composeNewsletter(services, sent);
  if (!composed.ok) return composed;
  const letter = composed.value;
  await storeMailJpeg(services.db, letter.imageHash);
  const contentKey = contentKeyOf(letter);
  // A second tap waits for the first and finds its campaign.
  const saving = { subject: `campaign-content:${contentKey.toString('hex')}`, staffId };
  return saveByStaff<BegunCampaign, NewsletterRefusal>(services, saving, async (tx, save, at) => {
    const same = await findSameCampaign(tx, contentKey, plusMinutes(at, -SAME_MINUTES));
    if (same !== null) {
      const counts = await countRecipients(tx, [same]);
      return ok({ campaignId: same, recipients: counts.reduce((sum, { count }) => sum + count, 0) });
    }
    const { mail, ...rest } = letter;
    const campaignId = await insertCampaign(tx, {
      ...rest,
      html: mail.html,
      plainText: mail.text,
      contentKey,
      staffId,
      at,
    });
    const recipients = await freezeRecipients(tx, campaignId, at);
    if (recipients === 0) await setCampaignState(tx, campaignId, { state: 'finished', finishedAt: at });
    await lockDraft(tx, staffId);
    await deleteDraft(tx, staffId);
    await save({
      subject: `campaign:${campaignId}`,
      title: `E-mail către abonați: ${letter.subject}`,
      action: 'created',
      after: { Abonați: String(recipients) },
    });
    return ok({ campaignId, recipients });
  });
}

function contentKeyOf({ subject, content, imageHash, couponCode }: Newsletter): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([subject, content, imageHash, couponCode]))
    .digest();
}
