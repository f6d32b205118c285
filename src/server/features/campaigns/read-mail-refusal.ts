/** What the mail library throws, as far as it says whose fault it is. */

export type MailRefusal = {
  /** `server`: it is away, or takes nothing from us; `recipient_for_good`: this letter is refused and always will be. */
  readonly whose: 'server' | 'recipient_for_now' | 'recipient_for_good';
  /** For the staff, without anybody's address. */
  readonly reason: string;
};

/** Codes of a refusal that concerns one letter: its recipient, or what it says. */
const ABOUT_ONE_LETTER = new Set(['EENVELOPE', 'EMESSAGE']);
const LONGEST_REASON = 200;
const ADDRESS = /[^\s<>]{1,64}@[^\s<>]{1,190}/g;

/** Reads the reply code of RFC 5321: 4xx may be tried again, 5xx not. */
export function readMailRefusal(error: unknown): MailRefusal {
  const reason = (error instanceof Error ? error.message : String(error))
    .slice(0, LONGEST_REASON)
    .replace(ADDRESS, '…');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (!ABOUT_ONE_LETTER.has(code) || status === 421) return { whose: 'server', reason };
  return { whose: status >= 400 && status < 500 ? 'recipient_for_now' : 'recipient_for_good', reason };
}
