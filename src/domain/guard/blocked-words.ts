import { formatPhone } from '#domain/text/format-phone.ts';

/** What a blocked guest reads unless the owner chose other words. It names neither what is blocked nor why. */
export const USUAL_BLOCKED_WORDS =
  'Ne pare rău, nu putem prelua online această comandă. Dacă e o greșeală, sună-ne și o rezolvăm împreună';

/** The owner's words with the telephone number behind them: without it a refused guest could not object. */
export function tellBlocked(words: string, phone: string): string {
  const said = words === '' ? USUAL_BLOCKED_WORDS : words.replace(/[\s.:]+$/, '');
  return phone === '' ? `${said}.` : `${said}: ${formatPhone(phone)}.`;
}
