/** Domains that ignore dots in the local part, and are one mailbox. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The one form of all spellings of a mailbox, for "one use per person" only, never to write to: lower case, without
 * `+tag`, and for Gmail without dots.
 *
 * @param email as `parseEmail` gives it; '' for a caller without a mailbox, who stays without one
 * @see readings.md 8, reliability.md T15
 * @example normalEmail('ana.pop+pizza@googlemail.com') // → 'anapop@gmail.com'
 */
export function normalEmail(email: string): string {
  if (email === '') return '';
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [mailbox = ''] = local.split('+');
  return DOTLESS_DOMAINS.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
