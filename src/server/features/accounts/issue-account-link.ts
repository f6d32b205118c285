import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { newSecret } from '#server/platform/sessions.ts';
import { insertOneTimeToken, type LinkPurpose } from './accounts.repository.ts';

/** How long a link can be used, in minutes (reliability.md T23). */
export const LINK_MINUTES = { confirm_account: 24 * 60, reset_password: 30 } as const satisfies Record<
  LinkPurpose,
  number
>;

/** The secret of a new link; only its hash is kept, so each sending of a mail makes its own. */
export async function issueAccountLink(
  db: Database,
  { purpose, userId, now }: { readonly purpose: LinkPurpose; readonly userId: number; readonly now: Instant },
): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = instant(now + LINK_MINUTES[purpose] * 60_000);
  await insertOneTimeToken(db, { hash, purpose, userId, sessionHash: null, expiresAt });
  return secret;
}
