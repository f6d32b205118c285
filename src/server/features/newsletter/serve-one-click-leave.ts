/** Unsubscribing with one tap in a mail program (RFC 8058): a POST to the address of the page, without cookies or a page. */
import type { Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { refuse } from '#server/platform/http/route.ts';
import { refusalResponse } from '#server/platform/http/serve-routes.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { leavePath } from './newsletter-links.ts';
import type { NewsletterServices } from './subscribe.ts';

/** Mounts `POST /newsletter/dezabonare/{token}`; what the body says does not matter, and it is not read. */
export function serveOneClickLeave(app: Hono<AppEnv>, services: Pick<NewsletterServices, 'db' | 'clock'>): void {
  app.post(leavePath(':token'), async (context) => {
    const left = await leaveNewsletter(services, context.req.param('token') ?? '');
    if (!left.ok) return refusalResponse(refuse(left.error.code), context.get('requestId'));
    return context.text('Te-ai dezabonat.', 200, { 'Cache-Control': 'no-store' });
  });
}
