import { err, ok, type Result } from '#domain/result.ts';
import { issuePersonalCoupon } from '#server/features/promotions/index.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { hashSecret } from '#server/platform/sessions.ts';
import { newsletterWelcome } from './mails/newsletter-mails.ts';
import { confirmByHash, insertConsent, isConfirmedBy, lastTextVersion } from './newsletter.repository.ts';
import type { NewsletterServices } from './subscribe.ts';

export type LinkRefusal = { readonly code: 'newsletter_link_invalid' };
export type ConfirmedSubscription = { readonly couponSent: boolean };

/**
 * Confirms a subscription, once: the consent proof, the code of a running promotion and the welcome mail in one
 * transaction. A second tap gets the same answer and changes nothing.
 */
export async function confirmSubscription(
  { db, clock, jobs }: NewsletterServices,
  token: string,
): Promise<Result<ConfirmedSubscription, LinkRefusal>> {
  const at = clock();
  const enqueue = await jobs.ready();
  const hash = hashSecret(token);
  return inRefusableTransaction(db, async (tx) => {
    const subscriber = await confirmByHash(tx, hash, at);
    if (subscriber === null) {
      return (await isConfirmedBy(tx, hash)) ? ok({ couponSent: false }) : err({ code: 'newsletter_link_invalid' });
    }
    const textVersion = await lastTextVersion(tx, subscriber.id);
    await insertConsent(tx, { subscriberId: subscriber.id, act: 'confirmed', textVersion, source: 'link', at });
    const coupon = await issuePersonalCoupon(tx, subscriber.email, at);
    const mail = newsletterWelcome.job({ subscriberId: subscriber.id, promotionId: coupon?.promotionId ?? null });
    await enqueue(tx, mail);
    return ok({ couponSent: coupon !== null });
  });
}
