import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { MailAllowance } from '#server/platform/mail/may-mail.ts';
import { newSecret } from '#server/platform/sessions.ts';
import { insertOneTimeToken, type LinkPurpose } from './accounts.repository.ts';

/** How long a link can be used, in minutes (reliability.md T23). */
const LINK_MINUTES = { confirm_account: 24 * 60, reset_password: 30 } as const satisfies Record<LinkPurpose, number>;

/** Creates the token of a new link; only its hash is stored, so each sending of a mail creates its own. */
export async function issueAccountLink(
  db: Database,
  { purpose, userId, now }: { readonly purpose: LinkPurpose; readonly userId: number; readonly now: Instant },
): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = instant(now + LINK_MINUTES[purpose] * 60_000);
  await insertOneTimeToken(db, { hash, purpose, userId, sessionHash: null, expiresAt });
  return secret;
}

/** Limits of account mails that strangers can trigger for one address. */
export const MAIL_ALLOWANCES = {
  account: { reason: 'account', points: 3, seconds: 3600 },
  /** Same duration as a link's validity: when strangers have used up the limit, the mailbox still has a valid link. */
  reset: { reason: 'reset', points: 3, seconds: LINK_MINUTES.reset_password * 60 },
  /** A sign-in with an unconfirmed address sends the link again (reliability.md T21). */
  confirmAgain: { reason: 'confirm_again', points: 1, seconds: 15 * 60 },
} as const satisfies Record<string, MailAllowance>;
