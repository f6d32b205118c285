/**
 * Checks a password against known breaches of other sites, by a service of the range protocol (Have I Been Pwned): it
 * gets the first five digits of the password's SHA-1 and answers with all hashes of that prefix, so it learns neither
 * the password nor its owner.
 */
import { createHash } from 'node:crypto';
import type { OutboundCaller } from '../define/outbound-caller.ts';
import type { FetchPublic } from '../http/fetch-public.ts';

export type BreachedPasswords = { readonly has: (password: string) => Promise<boolean> };

const SENT_DIGITS = 5;
/** The time is short, because a person is waiting for the form. */
export const BREACHED_PASSWORDS: OutboundCaller = {
  name: 'breached_passwords',
  to: 'public',
  timeoutMs: 2_000,
  mostBytes: 500_000,
};

/**
 * When the service does not answer, the password is accepted; our own rules still apply.
 *
 * @param address prefix to which the digits are appended; null = no check
 */
export function openBreachedPasswords(fetchPublic: FetchPublic, address: string | null): BreachedPasswords {
  return {
    async has(password) {
      if (address === null) return false;
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      const fetched = await fetchPublic(
        BREACHED_PASSWORDS,
        new URL(`${address}${hash.slice(0, SENT_DIGITS)}`),
        // Asks for padded answers of equal length, so that the length does not reveal the prefix.
        { Accept: 'text/plain', 'Add-Padding': 'true' },
      );
      if (!fetched.ok) return false;
      const rest = hash.slice(SENT_DIGITS);
      const lines = new TextDecoder().decode(fetched.value).split('\n');
      return lines.some((line) => line.startsWith(`${rest}:`) && Number.parseInt(line.slice(rest.length + 1), 10) > 0);
    },
  };
}
