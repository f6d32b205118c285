import { hiddenKey } from '#server/platform/security/hide-text.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Allowance } from '#server/platform/security/visit-counts.ts';

/** Limit of mails to one address for a reason that strangers can cause. */
export type MailAllowance = Allowance & { readonly reason: string };

/** Whether one more mail may be sent to `address`; counts it. The result must not be visible to the client. */
export async function mayMail(
  rateLimits: RateLimits,
  { reason, ...allowance }: MailAllowance,
  address: string,
): Promise<boolean> {
  return (await rateLimits.countTry(`mail_${reason}`, hiddenKey(address), allowance)) === null;
}
