import type { Allowance, RateLimits } from '#server/platform/security/rate-limits.ts';
import { hiddenKey } from './hidden-key.ts';
import { LINK_MINUTES } from './issue-account-link.ts';

/** Mails that strangers can cause to be sent to one address, by reason. */
const ALLOWANCES = {
  account: { points: 3, seconds: 3600 },
  /** For as long as a link lives: when strangers have used them up, the mailbox holds one that works. */
  reset: { points: 3, seconds: LINK_MINUTES.reset_password * 60 },
  withdrawal: { points: 3, seconds: 3600 },
  /** A sign-in with an unconfirmed address sends the link again (reliability.md T21). */
  confirm_again: { points: 1, seconds: 15 * 60 },
} as const satisfies Record<string, Allowance>;

/** Whether one more mail may go to `address`; counts it. What is over the limit is not told to whoever asks. */
export async function mayMail(
  rateLimits: RateLimits,
  reason: keyof typeof ALLOWANCES,
  address: string,
): Promise<boolean> {
  return (await rateLimits.countTry(`mail_${reason}`, hiddenKey(address), ALLOWANCES[reason])) === null;
}
