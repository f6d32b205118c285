import { sentenceOf } from '#contract/errors.ts';
import type { SendNewsletterRequest } from '#contract/newsletter/campaigns.ts';
import { pictureHashOf } from '#contract/pictures/picture-addresses.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { DbServices } from '#server/platform/database.ts';
import { touchStoredPicture } from '#server/platform/images/keep-pictures.ts';
import { storeMailJpeg } from '#server/platform/images/store-mail-jpeg.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import { type Draft, saveDraft } from './campaigns.repository.ts';
import type { NewsletterRefusal } from './compose-newsletter.ts';

const LONGEST_SUBJECT = 300;

/** Saves a draft, finished or not. A picture that was deleted is left out. */
export async function keepDraft(
  { db, clock }: DbServices,
  { sent, staffId }: { readonly sent: SendNewsletterRequest; readonly staffId: number },
): Promise<Result<Draft, NewsletterRefusal>> {
  const content = sent.content ?? '';
  if (content.length > HTML_MAX_LENGTH) {
    const code = 'newsletter_content_too_long';
    return err({ code, fields: { content: sentenceOf(code) } });
  }
  const hash = pictureHashOf(sent.image ?? '');
  const picture = hash === null ? null : await touchStoredPicture(db, hash);
  if (picture !== null) await storeMailJpeg(db, picture.hash);
  const draft: Draft = {
    subject: (sent.subject ?? '').slice(0, LONGEST_SUBJECT),
    content: sanitiseHtml(content.toWellFormed()),
    imageHash: picture?.hash ?? null,
    couponCode: (sent.couponCode ?? '').trim(),
    savedAt: clock(),
  };
  await saveDraft(db, staffId, draft);
  return ok(draft);
}
