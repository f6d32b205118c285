import type { Hono } from 'hono';
import { err, ok, type Result } from '#domain/result.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { refuse } from '#server/platform/http/route.ts';
import { refusalResponse } from '#server/platform/http/serve-routes.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { hashSecret } from '#server/platform/sessions.ts';
import type { LinkRefusal } from './confirm-subscription.ts';
import { insertConsent, lastTextVersion, unsubscribeByHash } from './newsletter.repository.ts';
import { unsubscribePath } from './newsletter-links.ts';
import type { NewsletterServices } from './subscribe.ts';

/** Ends a subscription, at once and without a confirmation; a second call changes nothing. */
export async function leaveNewsletter(
  { db, clock }: Pick<NewsletterServices, 'db' | 'clock'>,
  token: string,
): Promise<Result<null, LinkRefusal>> {
  const at = clock();
  return inRefusableTransaction(db, async (tx) => {
    const leaver = await unsubscribeByHash(tx, hashSecret(token), at);
    if (leaver === null) return err({ code: 'newsletter_link_invalid' });
    if (!leaver.hadLeft) {
      const textVersion = await lastTextVersion(tx, leaver.id);
      await insertConsent(tx, { subscriberId: leaver.id, act: 'withdrawn', textVersion, source: 'link', at });
    }
    return ok(null);
  });
}

/**
 * One-click unsubscribe in mail programs (RFC 8058): a POST to the page's address, without cookies and without a page.
 */

/** Mounts `POST /newsletter/dezabonare/{token}`; the body is not read. */
export function serveOneClickLeave(app: Hono<AppEnv>, services: Pick<NewsletterServices, 'db' | 'clock'>): void {
  app.post(unsubscribePath(':token'), async (context) => {
    const left = await leaveNewsletter(services, context.req.param('token') ?? '');
    if (!left.ok) return refusalResponse(refuse(left.error.code), context.get('requestId'));
    return context.text('Te-ai dezabonat.', 200, { 'Cache-Control': 'no-store' });
  });
}
