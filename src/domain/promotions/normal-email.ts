/** Domains that ignore dots in the local part and are aliases of each other. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The canonical form of a mailbox, only for "one use per person", never for sending mail: lower case, without `+tag`,
 * and for Gmail without dots.
 *
 * @param email as `parseEmail` returns it; '' for a caller without a mailbox, and then '' is returned
 * @see readings.md 8, reliability.md T15
 * @example normalEmail('ana.pop+pizza@googlemail.com') // → 'anapop@gmail.com'
 */
export function normalEmail(email: string): string {
  if (email === '') return '';
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [mailbox = ''] = local.split('+');
  return DOTLESS_DOMAINS.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
