/**
 * Whether a password is among those of known breaches of other sites, asked of a service of the range protocol (Have I Been Pwned): it is
 * sent the first five digits of the password's SHA-1 and answers with all hashes that begin so, so it learns neither the password nor
 * whose it is.
 */
import { createHash } from 'node:crypto';
import type { FetchPublic } from '../http/fetch-public.ts';

export type BreachedPasswords = { readonly has: (password: string) => Promise<boolean> };

const SENT_DIGITS = 5;
const MOST_BYTES = 500_000;
/** Somebody waits at a form. */
const PATIENCE_MS = 2_000;

/**
 * A service that does not answer refuses nobody: the rules of our own stand all the same.
 *
 * @param address what the digits are added to; null = nothing is asked
 */
export function openBreachedPasswords(fetchPublic: FetchPublic, address: string | null): BreachedPasswords {
  return {
    async has(password) {
      if (address === null) return false;
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      const fetched = await fetchPublic(new URL(`${address}${hash.slice(0, SENT_DIGITS)}`), {
        // All answers get the same length, so that it does not tell which one it was.
        headers: { Accept: 'text/plain', 'Add-Padding': 'true' },
        mostBytes: MOST_BYTES,
        patienceMs: PATIENCE_MS,
      });
      if (!fetched.ok) return false;
      const rest = hash.slice(SENT_DIGITS);
      const lines = new TextDecoder().decode(fetched.value).split('\n');
      return lines.some((line) => line.startsWith(`${rest}:`) && Number.parseInt(line.slice(rest.length + 1), 10) > 0);
    },
  };
}
