/** Security headers of every answer, set in one place. */
import { createMiddleware } from 'hono/factory';
import { EDITOR_POLICY, LIBRARIES_POLICY, STAFF_HTML_POLICY, WORKER_POLICY } from '#contract/trusted-policies.ts';
import { isComplete } from '#server/platform/http/answers/complete-answers.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';

const YEAR_SECONDS = 31_536_000;

/** For answers that are not pages: nothing may run. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The inline parts of a rendered page that are ours: by hash for a cached page, by nonce otherwise. */
export type InlineParts = {
  /** CSP sources of inline scripts: `'sha256-…'` or `'nonce-…'`. */
  readonly scripts: readonly string[];
  /** The same for `<style>` elements. */
  readonly styles: readonly string[];
  /** Whether Trusted Types are enforced; false during development. */
  readonly isTyped?: false;
};

/** Address for browsers' reports about policy violations. */
export const BREACH_REPORTS_PATH = '/csp-reports';

/** The kind of page: libraries of staff pages need policies that guests' pages do not have. `plain`: runs no script. */
export type PageKind = 'guests' | 'staff' | 'plain';

/** The Trusted Types policies that a page may create, each once (docs/decisions/0248). */
const TRUSTED_POLICIES = {
  guests: [STAFF_HTML_POLICY, WORKER_POLICY],
  staff: [STAFF_HTML_POLICY, WORKER_POLICY, LIBRARIES_POLICY, EDITOR_POLICY],
  plain: ["'none'"],
} as const satisfies Readonly<Record<PageKind, readonly string[]>>;

/** During development Vite writes its own scripts and styles into the page. */
export const DEVELOPMENT_PARTS: InlineParts = {
  scripts: ["'unsafe-inline'", "'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  isTyped: false,
};

/**
 * The Content-Security-Policy of a page: scripts and styles are our files or our own inline parts.
 *
 * `style-src-attr` stays open, because React and Mantine write `style="…"`, which cannot run code. Style sheets and
 * <style> fall back to `style-src`; in old browsers that do not support `-attr`, the attributes too.
 */
export function pagePolicy({ scripts, styles, isTyped }: InlineParts, kind: PageKind, publicUrl: string): string {
  const isSecure = isServedSecurely(publicUrl);
  // Browsers before 2022 did not include sockets in 'self'.
  const sockets = `${isSecure ? 'wss' : 'ws'}://${new URL(publicUrl).host}`;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "script-src-attr 'none'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${sockets}`,
    "font-src 'self'",
    // The map on the contact page after a tap (src/web/storefront/contact/README.md), and the preview of a newsletter.
    "frame-src 'self' https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(isTyped === false
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_POLICIES[kind].join(' ')}`]),
    // Not `report-to`: it needs a second header, and every browser supports this one.
    `report-uri ${BREACH_REPORTS_PATH}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every answer, pages included. */
export function siteHeadersOf(publicUrl: string): Readonly<Record<string, string>> {
  const isSecure = isServedSecurely(publicUrl);
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Addresses of orders and mail links contain tokens, so other sites must not get them as referrer.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    // Without includeSubDomains, because other services of the owner's domain may have no certificate.
    ...(isSecure ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/**
 * Pages of staff load nothing from other servers, so they can be isolated in their own process. Guests' pages may frame
 * a map of another server, which sends no such header.
 */
export const STAFF_ISOLATION = { 'Cross-Origin-Embedder-Policy': 'require-corp' } as const;

/** Adds the headers an answer has not set itself; pages have their own policy. */
export function securityHeaders(publicUrl: string) {
  const headers = Object.entries(siteHeadersOf(publicUrl));
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    if (isComplete(context.res)) return;
    // Not `context.header`: after the answer exists, that would copy it into a stream, once per header.
    const answered = context.res.headers;
    for (const [name, value] of headers) {
      if (!answered.has(name)) answered.set(name, value);
    }
    // Not on a 304, because the browser keeps the policy of the page it has.
    if (context.res.status !== 304 && !answered.has('Content-Security-Policy')) {
      answered.set('Content-Security-Policy', NO_PAGE_POLICY);
    }
  });
}
