import { type SendNewsletterRequest, SUBJECT_MAX_LENGTH } from '#contract/campaigns/wire.ts';
import { sentenceOf } from '#contract/errors.ts';
import { mailPictureAddress, pictureHashOf } from '#contract/pictures/picture-addresses.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { findRunningCoupon } from '#server/features/promotions/index.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { touchStoredPicture } from '#server/platform/images/keep-pictures.ts';
import { LEAVE_LINK } from '#server/platform/mail/define-mail.ts';
import type { MailText } from '#server/platform/mail/render-mail.ts';
import { plainTextOf } from '#server/platform/mail/rich-text.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { writeCampaignMail } from './mails/write-campaign-mail.ts';

export type ComposeServices = DbServices & {
  readonly config: { readonly publicUrl: string };
  readonly snapshots: Snapshots;
};

/** A complete newsletter: with subject, content and picture. */
export type Newsletter = {
  readonly subject: string;
  readonly content: string;
  readonly imageHash: string;
  readonly couponCode: string | null;
  readonly mail: MailText;
};

type NewsletterProblem =
  | 'newsletter_subject_required'
  | 'newsletter_content_required'
  | 'newsletter_content_too_long'
  | 'newsletter_image_required'
  | 'newsletter_coupon_unknown'
  | 'picture_unknown';

export type NewsletterRefusal = {
  readonly code: NewsletterProblem | 'newsletter_incomplete' | 'invalid_request';
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * Validates a newsletter and composes the mail. Subject, content and picture are required; the content is sanitised
 * before anything else uses it (back-office.md §5, reliability.md T25).
 */
export async function composeNewsletter(
  services: ComposeServices,
  sent: SendNewsletterRequest,
): Promise<Result<Newsletter, NewsletterRefusal>> {
  const { db, clock } = services;
  const problems: { readonly field: keyof SendNewsletterRequest; readonly code: NewsletterProblem }[] = [];
  const rules = { maximum: SUBJECT_MAX_LENGTH, isRequired: true, isMultiline: false };
  const subject = parseText(sent.subject ?? '', rules);
  if (!subject.ok) problems.push({ field: 'subject', code: 'newsletter_subject_required' });
  const content = cleanContent(sent.content ?? '');
  if (!content.ok) problems.push({ field: 'content', code: content.error });
  const image = (sent.image ?? '').trim();
  const hash = pictureHashOf(image);
  const picture = hash === null ? null : await touchStoredPicture(db, hash);
  if (picture === null) {
    problems.push({ field: 'image', code: image === '' ? 'newsletter_image_required' : 'picture_unknown' });
  }
  const code = (sent.couponCode ?? '').trim();
  const coupon = code === '' ? null : await findRunningCoupon(db, code, clock());
  if (code !== '' && coupon === null) problems.push({ field: 'couponCode', code: 'newsletter_coupon_unknown' });
  if (!subject.ok || !content.ok || picture === null || problems.length > 0) return err(refusalOf(problems));

  const letter = { subject: subject.value, content: content.value, imageHash: picture.hash, coupon };
  return ok({
    subject: letter.subject,
    content: letter.content,
    imageHash: letter.imageHash,
    couponCode: coupon?.code ?? null,
    mail: await writeNewsletter(services, letter, LEAVE_LINK),
  });
}

/** The mail as a subscriber would get it. */
export async function writeNewsletter(
  services: ComposeServices,
  letter: {
    readonly subject: string;
    /** Sanitised. */
    readonly content: string;
    readonly imageHash: string | null;
    readonly coupon: Coupon | null;
  },
  leaveUrl: string,
): Promise<MailText> {
  const { publicUrl } = services.config;
  return writeCampaignMail({
    restaurant: await loadRestaurantContact(services),
    subject: letter.subject,
    content: letter.content,
    imageUrl: letter.imageHash === null ? null : `${publicUrl}${mailPictureAddress(letter.imageHash)}`,
    menuUrl: `${publicUrl}/meniu`,
    leaveUrl,
    coupon: letter.coupon,
  });
}

function cleanContent(typed: string): Result<string, NewsletterProblem> {
  if (typed.length > HTML_MAX_LENGTH) return err('newsletter_content_too_long');
  const content = sanitiseHtml(typed.toWellFormed());
  return plainTextOf(content) === '' ? err('newsletter_content_required') : ok(content);
}

const MISSING: readonly NewsletterProblem[] = [
  'newsletter_subject_required',
  'newsletter_content_required',
  'newsletter_image_required',
];

function refusalOf(
  problems: readonly { readonly field: string; readonly code: NewsletterProblem }[],
): NewsletterRefusal {
  const fields = Object.fromEntries(problems.map(({ field, code }) => [field, sentenceOf(code)]));
  const isIncomplete = problems.some(({ code }) => MISSING.includes(code));
  return { code: isIncomplete ? 'newsletter_incomplete' : (problems[0]?.code ?? 'invalid_request'), fields };
}
