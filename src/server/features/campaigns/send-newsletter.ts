import { createHash } from 'node:crypto';
import type { SendNewsletterRequest } from '#contract/newsletter/campaigns.ts';
import { ok, type Result } from '#domain/result.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { recordChange } from '#server/features/changes/changes.door.ts';
import { storeMailJpeg } from '#server/platform/images/store-mail-jpeg.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import {
  countRecipients,
  deleteDraft,
  findSameCampaign,
  freezeRecipients,
  insertCampaign,
  lockContent,
  setCampaignState,
} from './campaigns.repository.ts';
import {
  type ComposeServices,
  composeNewsletter,
  type Newsletter,
  type NewsletterRefusal,
} from './compose-newsletter.ts';

/** The same letter within so many minutes is a second tap on the same button. */
const SAME_MINUTES = 10;

export type BegunCampaign = { readonly campaignId: number; readonly recipients: number };

/**
 * Begins to send a letter to everybody who is subscribed at this moment: who that is stands fixed when the transaction
 * commits; the mails leave afterwards (`work-campaigns.ts`). The same letter twice in ten minutes is sent once.
 */
export async function sendNewsletter(
  services: ComposeServices,
  { sent, staffId }: { readonly sent: SendNewsletterRequest; readonly staffId: number },
): Promise<Result<BegunCampaign, NewsletterRefusal>> {
  const { db, clock } = services;
  const composed = await composeNewsletter(services, sent);
  if (!composed.ok) return composed;
  const letter = composed.value;
  await storeMailJpeg(db, letter.imageHash);
  const at = clock();
  const contentKey = contentKeyOf(letter);
  const begun = await inTransaction(db, async (tx) => {
    await lockContent(tx, contentKey);
    const same = await findSameCampaign(tx, contentKey, plusMinutes(at, -SAME_MINUTES));
    if (same !== null) {
      const counts = await countRecipients(tx, [same]);
      return { campaignId: same, recipients: counts.reduce((sum, { count }) => sum + count, 0) };
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
    await deleteDraft(tx, staffId);
    await recordChange(tx, {
      subject: `campaign:${campaignId}`,
      title: `E-mail către abonați: ${letter.subject}`,
      action: 'created',
      fields: [{ name: 'Abonați', before: '', after: String(recipients) }],
      staffId,
      at,
    });
    return { campaignId, recipients };
  });
  return ok(begun);
}

function contentKeyOf({ subject, content, imageHash, couponCode }: Newsletter): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([subject, content, imageHash, couponCode]))
    .digest();
}
