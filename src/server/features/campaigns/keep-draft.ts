import { isDeepStrictEqual } from 'node:util';
import type { SaveDraftRequest } from '#contract/campaigns/wire.ts';
import { sentenceOf } from '#contract/errors.ts';
import { pictureHashOf } from '#contract/pictures/picture-addresses.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import { touchStoredPicture } from '#server/platform/images/keep-pictures.ts';
import { storeMailJpeg } from '#server/platform/images/store-mail-jpeg.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import { type Draft, findDraft, lockDraft, saveDraft } from './campaigns.repository.ts';
import type { NewsletterRefusal } from './compose-newsletter.ts';

const LONGEST_SUBJECT = 300;

export type DraftRefusal =
  | NewsletterRefusal
  | { readonly code: 'draft_changed'; readonly details: { readonly when: string | null } };

/** Of a draft: the moment it was saved. No two have the same one, also where the first was sent meanwhile. */
export function versionOf(draft: Draft | null): number {
  return draft?.savedAt ?? 0;
}

/**
 * Saves a draft, finished or not. A picture that was deleted is left out. One that another window saved since `version` is
 * not written over.
 */
export async function keepDraft(
  { db, clock }: DbServices,
  { sent, staffId }: { readonly sent: SaveDraftRequest; readonly staffId: number },
): Promise<Result<Draft, DraftRefusal>> {
  const content = sent.content ?? '';
  if (content.length > HTML_MAX_LENGTH) {
    const code = 'newsletter_content_too_long';
    return err({ code, fields: { content: sentenceOf(code) } });
  }
  const hash = pictureHashOf(sent.image ?? '');
  const picture = hash === null ? null : await touchStoredPicture(db, hash);
  if (picture !== null) await storeMailJpeg(db, picture.hash);
  const letter = {
    subject: (sent.subject ?? '').slice(0, LONGEST_SUBJECT),
    content: sanitiseHtml(content.toWellFormed()),
    imageHash: picture?.hash ?? null,
    couponCode: (sent.couponCode ?? '').trim(),
  };
  return inRefusableTransaction<Draft, DraftRefusal>(db, async (tx) => {
    await lockDraft(tx, staffId);
    const before = await findDraft(tx, staffId);
    if (typeof sent.version === 'number' && sent.version !== versionOf(before)) {
      // The answer was lost: it is sent once more.
      if (before !== null && isDeepStrictEqual(before, { ...letter, savedAt: before.savedAt })) return ok(before);
      return err({ code: 'draft_changed', details: { when: before && formatDateTime(before.savedAt) } });
    }
    const draft: Draft = { ...letter, savedAt: instant(Math.max(clock(), versionOf(before) + 1)) };
    await saveDraft(tx, staffId, draft);
    return ok(draft);
  });
}
