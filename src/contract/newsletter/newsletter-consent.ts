/**
 * The consent text of the newsletter. Another wording is another version: the stored proof names the version that was
 * read.
 */
export const NEWSLETTER_CONSENT = {
  version: '2026-11-20',
  text: 'Vreau să primesc oferte pe e-mail și știu că mă pot dezabona oricând.',
} as const;

/** Where a guest may subscribe; stored with the proof. */
export const NEWSLETTER_SOURCES = ['footer', 'popup', 'other'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/** Hours for which the link in the confirmation mail is valid (romania.md §4.1). */
export const NEWSLETTER_CONFIRM_HOURS = 48;
