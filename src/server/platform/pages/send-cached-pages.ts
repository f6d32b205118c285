/**
 * Answers cached pages directly from Node's request, without the router. All other requests, including those whose
 * cached page is no longer valid, are passed on (docs/decisions/0112).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Encoding, negotiateEncoding } from '#server/platform/http/answers/encodings.ts';
import { chooseRequestId } from '#server/platform/http/request-id.ts';
import { siteHeadersOf } from '#server/platform/security/security-headers.ts';
import type { Page } from './page.ts';
import type { PageCache } from './page-cache.ts';
import { hasPage, sharedHeaders } from './shared-answer.ts';

type CachedPages = { readonly cache: PageCache; readonly publicUrl: string };

/** A page for Node's API: headers as alternating names and values, and bytes. */
type Ready = { readonly headers: readonly string[]; readonly bytes: Uint8Array };

/** Answers pages from `cache`; passes everything else to `others`. */
export function sendCachedPages({ cache, publicUrl }: CachedPages, others: RequestListener): RequestListener {
  const siteHeaders = siteHeadersOf(publicUrl);
  const readyPages = new WeakMap<Page, Map<Encoding, Ready>>();

  return (request, response) => {
    const found = request.method === 'GET' && request.url !== undefined ? cache.findCached(request.url) : null;
    if (found instanceof Promise) void found.then((page) => answer(page, request, response));
    else answer(found, request, response);
  };

  function answer(page: Page | null, request: IncomingMessage, response: ServerResponse): void {
    if (page === null) {
      others(request, response);
      return;
    }
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const ready = readyPages.get(page)?.get(encoding);
    if (ready) send(ready, page, request, response);
    else void makeReady(page, encoding).then((made) => send(made, page, request, response));
  }

  async function makeReady(page: Page, encoding: Encoding): Promise<Ready> {
    const bytes = await page.body.bytes(encoding);
    const headers = Object.entries(sharedHeaders(page, { source: 'hit', encoding, siteHeaders })).flat();
    const ready = { headers, bytes };
    readyPages.set(page, (readyPages.get(page) ?? new Map<Encoding, Ready>()).set(encoding, ready));
    return ready;
  }
}

function send({ headers, bytes }: Ready, page: Page, request: IncomingMessage, response: ServerResponse): void {
  const id = chooseRequestId(request.headers['x-request-id']);
  if (hasPage(page, request.headers['if-none-match'])) {
    response.writeHead(304, [...headers, 'X-Request-Id', id]).end();
  } else {
    const length = String(bytes.byteLength);
    response.writeHead(page.status, [...headers, 'Content-Length', length, 'X-Request-Id', id]).end(bytes);
  }
}
