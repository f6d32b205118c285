import type { sendNewsletter } from '#contract/campaigns/staff-calls.ts';
import type { NewsletterDraftResponse } from '#contract/campaigns/wire.ts';
import type { BodyOf } from '#contract/define/define-call.ts';
import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { pictureHashOf } from '#contract/pictures/picture-addresses.ts';
import { plainDescription } from '#domain/menu/card-description.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import type { FormPicture } from '#web/staff/pictures/form-pictures.ts';

/** A newsletter as form values. */
export type NewsletterContent = {
  readonly subject: string;
  readonly content: string;
  readonly pictures: readonly FormPicture[];
  readonly couponCode: string;
};

export const EMPTY_NEWSLETTER: NewsletterContent = { subject: '', content: '', pictures: [], couponCode: '' };

/** The arguments of the calls. */
export function letterBody({
  subject,
  content,
  pictures,
  couponCode,
}: NewsletterContent): BodyOf<typeof sendNewsletter> {
  return { subject, content, image: pictures[0]?.hash ?? '', couponCode };
}

/** The stored draft, or an empty newsletter. */
export function letterOf(draft: NewsletterDraftResponse['draft']): NewsletterContent {
  if (draft === null) return EMPTY_NEWSLETTER;
  const hash = draft.image === null ? null : pictureHashOf(draft.image);
  const pictures = draft.image === null || hash === null ? [] : [{ id: 0, hash, imageLink: draft.image, alt: '' }];
  return { subject: draft.subject, content: draft.content, pictures, couponCode: draft.couponCode };
}

/** Subject, content and picture are required (back-office.md §5): problems by field, in the server's words. */
export function letterProblems({ subject, content, pictures }: NewsletterContent): Problems {
  const missing: readonly (readonly [string, boolean, PlainErrorCode])[] = [
    ['subject', subject.trim() === '', 'newsletter_subject_required'],
    ['content', plainDescription(content) === '', 'newsletter_content_required'],
    ['pictures', pictures.length === 0, 'newsletter_image_required'],
  ];
  return Object.fromEntries(
    missing.flatMap(([field, isMissing, code]) => (isMissing ? [[field, sentenceOf(code)]] : [])),
  );
}
