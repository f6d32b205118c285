/** Renders the caller's draft as a subscriber would see it: a separate document, for an iframe of the editor. */

import type { Context, Hono } from 'hono';
import { NEWSLETTER_PREVIEW_PATH } from '#contract/other-paths.ts';
import { mayOpen } from '#domain/accounts/role-rights.ts';
import { findRunningCoupon } from '#server/features/promotions/index.ts';
import { readCredential } from '#server/platform/http/credentials.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { refuse } from '#server/platform/http/route.ts';
import { refusalResponse } from '#server/platform/http/serve-routes.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import { STAFF_ISOLATION } from '#server/platform/security/security-headers.ts';
import { findSession } from '#server/platform/sessions.ts';
import { findDraft } from './campaigns.repository.ts';
import { type ComposeServices, writeNewsletter } from './compose-newsletter.ts';

/** No scripts, only our pictures; only our own pages may frame it. */
const POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
const NO_SUBJECT = 'Subiectul e-mailului';

/** Mounts `GET /admin-service/newsletter/preview`, for administrators. */
export function serveNewsletterPreview(app: Hono<AppEnv>, services: ComposeServices): void {
  const { db, clock, config } = services;
  app.get(NEWSLETTER_PREVIEW_PATH, async (context: Context<AppEnv>) => {
    const requestId = context.get('requestId');
    const credential = readCredential(context.req.raw.headers, isServedSecurely(config.publicUrl));
    const session = credential === null ? null : await findSession(db, credential.token, clock());
    if (session === null) return refusalResponse(refuse('unauthenticated'), requestId);
    if (!mayOpen(session.roles, 'admin')) return refusalResponse(refuse('forbidden'), requestId);
    const draft = await findDraft(db, session.userId);
    const code = draft?.couponCode ?? '';
    const letter = {
      subject: draft === null || draft.subject === '' ? NO_SUBJECT : draft.subject,
      content: draft?.content ?? '',
      imageHash: draft?.imageHash ?? null,
      coupon: code === '' ? null : await findRunningCoupon(db, code, clock()),
    };
    const { html } = await writeNewsletter(services, letter, '#');
    return context.html(html, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      ...STAFF_ISOLATION,
    });
  });
}
