/** The words one agrees to with the newsletter. Another wording is another version: the proof names the one that was read. */
export const NEWSLETTER_CONSENT = {
  version: '2026-11-20',
  text: 'Vreau să primesc oferte pe e-mail și știu că mă pot dezabona oricând.',
} as const;

/** Where one may subscribe; kept with the proof. */
export const NEWSLETTER_SOURCES = ['footer', 'popup', 'other'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

/** The link in the confirmation mail opens for so many hours (romania.md §4.1). */
export const NEWSLETTER_CONFIRM_HOURS = 48;
