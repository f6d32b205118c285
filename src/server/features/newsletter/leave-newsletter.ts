import { err, ok, type Result } from '#domain/result.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { hashSecret } from '#server/platform/sessions.ts';
import type { LinkRefusal } from './confirm-subscription.ts';
import { insertConsent, lastTextVersion, leaveByHash } from './newsletter.repository.ts';
import type { NewsletterServices } from './subscribe.ts';

/** Ends a subscription, at once and without a question; a second time changes nothing. */
export async function leaveNewsletter(
  { db, clock }: Pick<NewsletterServices, 'db' | 'clock'>,
  token: string,
): Promise<Result<null, LinkRefusal>> {
  const at = clock();
  return inRefusableTransaction(db, async (tx) => {
    const leaver = await leaveByHash(tx, hashSecret(token), at);
    if (leaver === null) return err({ code: 'newsletter_link_invalid' });
    if (!leaver.hadLeft) {
      const textVersion = await lastTextVersion(tx, leaver.id);
      await insertConsent(tx, { subscriberId: leaver.id, act: 'withdrawn', textVersion, source: 'link', at });
    }
    return ok(null);
  });
}
