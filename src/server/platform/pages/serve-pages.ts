/**
 * Serves pages: rendered, checked for completeness, given a Content-Security-Policy, cached when the page is the same
 * for every visitor. No cookie and no header of the visitor reaches the renderer.
 */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { sentenceOf } from '#contract/errors.ts';
import { isStaffAddress } from '#contract/staff-address.ts';
import { asComplete } from '#server/platform/http/answers/complete-answers.ts';
import { encodeBytes, encodingHeaders, negotiateEncoding } from '#server/platform/http/answers/encodings.ts';
import { shareText } from '#server/platform/http/answers/shared-body.ts';
import {
  DEVELOPMENT_PARTS,
  type InlineParts,
  type PageKind,
  pagePolicy,
  STAFF_ISOLATION,
  siteHeadersOf,
} from '#server/platform/security/security-headers.ts';
import type { AppEnv } from '../http/request-facts.ts';
import { type Log, pathWithoutKeys } from '../log.ts';
import { hashInlineParts, requireWholePage } from './finish-page.ts';
import type { Page } from './page.ts';
import { parsePageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { hasPage, type PageSource, sharedHeaders } from './shared-answer.ts';

/** A page from the renderer: still a text, which is completed before it is encoded. */
export type DrawnPage = { readonly status: number; readonly headers: Headers; readonly html: string };

/** Renders the page of a request; inline scripts and styles carry `nonce`. */
type RenderPage = (request: Request, nonce: string) => Promise<DrawnPage>;

export type PageOptions = {
  readonly render: RenderPage;
  readonly cache: PageCache;
  readonly publicUrl: string;
  readonly log: Log;
};

const DRAW_LIMIT_MS = 10_000;
const HTML = 'text/html; charset=utf-8';
/** A missing file gets no error page. */
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

/** Serves pages in production mode. */
export function servePages({ render, cache, publicUrl, log }: PageOptions) {
  const siteHeaders = siteHeadersOf(publicUrl);
  return async (context: Context<AppEnv>): Promise<Response> => {
    const url = new URL(context.req.url);
    if (FILE_NAME.test(url.pathname)) return new Response('Not found', { status: 404 });
    const { address, isShared } = parsePageAddress(url);
    try {
      if (!isShared) return await answerPersonal(address, context.req.header('accept-encoding'));
      const { page, source } = await cache.find(address, () => drawShared(address));
      if (page.status >= 500) throw new Error(`The renderer answered ${page.status}`);
      return asComplete(await pageResponse(page, source, context, siteHeaders));
    } catch (error) {
      log.error(
        { requestId: context.get('requestId'), path: pathWithoutKeys(url.pathname), err: error },
        'page.failed',
      );
      return failureResponse(context.get('requestId'));
    }
  };

  /** The same for all visitors: the nonce is replaced by hashes. */
  async function drawShared(address: string): Promise<Page> {
    const nonce = newNonce();
    const drawn = await drawWhole(address, nonce);
    const { html, parts } = hashInlineParts(drawn.html, nonce);
    return {
      status: drawn.status,
      body: shareText(html),
      headers: pageHeaders(drawn, parts, kindOf(address)),
      isCacheable:
        drawn.status === 200 &&
        !drawn.headers.has('set-cookie') &&
        !/no-store|private/.test(drawn.headers.get('cache-control') ?? ''),
    };
  }

  /** For one visitor: the nonce stays, so that content rendered later in the browser can use it. */
  async function answerPersonal(address: string, accepted: string | undefined): Promise<Response> {
    const nonce = newNonce();
    const source = `'nonce-${nonce}'`;
    const drawn = await drawWhole(address, nonce);
    if (drawn.status >= 500) throw new Error(`The renderer answered ${drawn.status}`);
    const encoding = negotiateEncoding(accepted);
    const bytes = await encodeBytes(new TextEncoder().encode(drawn.html), encoding, 'once');
    const headers = pageHeaders(drawn, { scripts: [source], styles: [source] }, kindOf(address));
    return new Response(bytes, {
      status: drawn.status,
      headers: { ...headers, ...encodingHeaders(encoding), 'Cache-Control': 'no-store' },
    });
  }

  async function drawWhole(address: string, nonce: string): Promise<DrawnPage> {
    const drawn = await render(requestFor(address), nonce);
    const isPage = drawn.status < 300 && (drawn.headers.get('content-type') ?? '').startsWith('text/html');
    if (isPage) requireWholePage(drawn.html);
    return drawn;
  }

  function pageHeaders({ headers }: DrawnPage, parts: InlineParts, kind: PageKind): Page['headers'] {
    const location = headers.get('location');
    return {
      'Content-Type': headers.get('content-type') ?? HTML,
      'Content-Security-Policy': pagePolicy(parts, kind, publicUrl),
      ...(kind === 'staff' ? STAFF_ISOLATION : {}),
      ...(location === null ? {} : { Location: withoutOwnOrigin(location) }),
    };
  }

  function requestFor(address: string): Request {
    // Concatenated, because `new URL('//x', …)` would be another host.
    return new Request(`${publicUrl}${address}`, {
      headers: { Accept: HTML },
      signal: AbortSignal.timeout(DRAW_LIMIT_MS),
    });
  }

  function withoutOwnOrigin(location: string): string {
    return location.startsWith(`${publicUrl}/`) ? location.slice(publicUrl.length) : location;
  }

  function failureResponse(requestId: string): Response {
    const isReachable = cache.isDatabaseReachable();
    return new Response(failurePage(isReachable ? 'internal_error' : 'unavailable', requestId), {
      status: isReachable ? 500 : 503,
      headers: {
        'Content-Type': HTML,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': pagePolicy({ scripts: [], styles: [] }, 'plain', publicUrl),
        ...(isReachable ? {} : { 'Retry-After': '5' }),
      },
    });
  }
}

/** Serves pages during development: uncached, with Vite's inline scripts allowed. */
export function serveFreshPages({ render, publicUrl }: Pick<PageOptions, 'render' | 'publicUrl'>) {
  return async (context: Context<AppEnv>): Promise<Response> => {
    const asked = new Request(context.req.url, { headers: { Accept: HTML } });
    const { status, headers, html } = await render(asked, newNonce());
    headers.set('Cache-Control', 'no-store');
    const kind = kindOf(new URL(context.req.url).pathname);
    headers.set('Content-Security-Policy', pagePolicy(DEVELOPMENT_PARTS, kind, publicUrl));
    return new Response(html, { status, headers });
  };
}

/** A shared page in the encoding that the browser accepts; 304 when the browser has it. */
export async function pageResponse(
  page: Page,
  source: PageSource,
  context: Context<AppEnv>,
  siteHeaders: Readonly<Record<string, string>>,
): Promise<Response> {
  const encoding = negotiateEncoding(context.req.header('accept-encoding'));
  const headers = {
    ...sharedHeaders(page, { source, encoding, siteHeaders }),
    'X-Request-Id': context.get('requestId'),
  };
  if (hasPage(page, context.req.header('if-none-match'))) return new Response(null, { status: 304, headers });
  return new Response(await page.body.bytes(encoding), { status: page.status, headers });
}

/** @param address path and parameters */
function kindOf(address: string): PageKind {
  return isStaffAddress(address.split('?', 1)[0] ?? '') ? 'staff' : 'guests';
}

function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** The error page for failed rendering: no script and no style sheet, so that it cannot fail as well. */

/** A complete HTML page with instructions and the request id, so that staff can find it in the log. */
function failurePage(code: 'internal_error' | 'unavailable', requestId: string): string {
  const title = code === 'unavailable' ? 'Revenim imediat' : 'Ceva nu a mers bine';
  return `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title></head>
<body style="font-family:system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.25rem;line-height:1.6">
<h1>${title}</h1>
<p>${sentenceOf(code)}</p>
<p><a href="">Reîncarcă pagina</a> · <a href="/">Pagina principală</a></p>
<p><small>Codul cererii: <code>${requestId}</code></small></p>
</body>
</html>
`;
}
