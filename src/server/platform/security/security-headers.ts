/** Security headers of every answer, set in one place. */
import { createMiddleware } from 'hono/factory';
import { EDITOR_POLICY, HOUSE_HTML_POLICY, LIBRARIES_POLICY, WORKER_POLICY } from '#contract/trusted-policies.ts';
import { isComplete } from '#server/platform/http/answers/complete-answers.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';

const YEAR_SECONDS = 31_536_000;

/** For answers that are not pages: nothing may run. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The inline parts of a rendered page that are ours: by hash for a cached page, by nonce for others. */
export type InlineParts = {
  /** CSP sources of inline scripts: `'sha256-…'` or `'nonce-…'`. */
  readonly scripts: readonly string[];
  /** The same for `<style>` elements. */
  readonly styles: readonly string[];
  /** Whether text becomes markup or a program by a named policy only; false while developing. */
  readonly isTyped?: false;
};

/** Where browsers tell of what a page's policy stopped. */
export const BREACH_REPORTS_PATH = '/csp-reports';

/** Whose page it is: the libraries of staff need policies that guests' pages do not have. `plain`: it runs nothing. */
export type PageKind = 'guests' | 'staff' | 'plain';

/** The Trusted Types policies that a page may create, each once (docs/decisions/0248). */
const TRUSTED_POLICIES = {
  guests: [HOUSE_HTML_POLICY, WORKER_POLICY],
  staff: [HOUSE_HTML_POLICY, WORKER_POLICY, LIBRARIES_POLICY, EDITOR_POLICY],
  plain: ["'none'"],
} as const satisfies Readonly<Record<PageKind, readonly string[]>>;

/** While developing, Vite writes scripts and styles of its own into the page. */
export const DEVELOPMENT_PARTS: InlineParts = {
  scripts: ["'unsafe-inline'", "'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  isTyped: false,
};

/**
 * The Content-Security-Policy of a page: scripts and styles are our files or the inline parts we wrote ourselves.
 *
 * `style-src-attr` stays open: React and Mantine write `style="…"`, which can colour but not run. Style sheets and <style>
 * fall back to `style-src`, in old browsers that do not know `-attr` the attributes too.
 */
export function pagePolicy({ scripts, styles, isTyped }: InlineParts, kind: PageKind, publicUrl: string): string {
  const isSecure = isServedSecurely(publicUrl);
  // Browsers before 2022 did not count sockets as 'self'.
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
    // Not `report-to`: it needs a second header, and every browser knows this one.
    `report-uri ${BREACH_REPORTS_PATH}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every answer, pages included. */
export function houseHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const isSecure = isServedSecurely(publicUrl);
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Addresses of orders and of mail links are secrets: other sites must not get them as referrer.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    // No includeSubDomains: other services of the owner's domain may have no certificate.
    ...(isSecure ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/**
 * Pages of staff load nothing of other servers, so no other document of the browser shares their process. Guests' pages may
 * frame a map of another server, which sends no such header.
 */
export const STAFF_ISOLATION = { 'Cross-Origin-Embedder-Policy': 'require-corp' } as const;

/** Adds the headers an answer has not set itself; pages have their own policy. */
export function securityHeaders(publicUrl: string) {
  const headers = Object.entries(houseHeaders(publicUrl));
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    if (isComplete(context.res)) return;
    // Not `context.header`: after the answer it would copy the answer into a stream, once per header.
    const answered = context.res.headers;
    for (const [name, value] of headers) {
      if (!answered.has(name)) answered.set(name, value);
    }
    // Not on a 304: the browser keeps the policy of the page it has.
    if (context.res.status !== 304 && !answered.has('Content-Security-Policy')) {
      answered.set('Content-Security-Policy', NO_PAGE_POLICY);
    }
  });
}
