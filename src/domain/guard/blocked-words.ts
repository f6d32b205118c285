import { formatPhone } from '#domain/text/format-phone.ts';

/** The default text for a blocked guest. It names neither what is blocked nor why. */
export const USUAL_BLOCKED_WORDS =
  'Ne pare rău, nu putem prelua online această comandă. Dacă e o greșeală, sună-ne și o rezolvăm împreună';

/** The owner's text followed by the telephone number, without which a refused guest could not object. */
export function blockedOrderSentence(words: string, phone: string): string {
  const said = words === '' ? USUAL_BLOCKED_WORDS : words.replace(/[\s.:]+$/, '');
  return phone === '' ? `${said}.` : `${said}: ${formatPhone(phone)}.`;
}
