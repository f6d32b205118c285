/** The headers of a shared page: the same from the router and from `send-cached-pages.ts`. */
import { type Encoding, encodingHeaders } from '#server/platform/http/answers/encodings.ts';
import { etagOf, isKnown } from '#server/platform/http/answers/shared-body.ts';
import type { Page } from './page.ts';

/** Where a page came from, sent in `X-Page-Cache`. */
export type PageSource = 'hit' | 'miss' | 'stale';

/**
 * All headers of the answer but the id of the request. `no-cache` lets the browser store the page and revalidate it every
 * time.
 */
export function sharedHeaders(
  page: Page,
  {
    source,
    encoding,
    ofTheHouse,
  }: { source: PageSource; encoding: Encoding; ofTheHouse: Readonly<Record<string, string>> },
): Readonly<Record<string, string>> {
  return {
    ...ofTheHouse,
    ...page.headers,
    ...encodingHeaders(encoding),
    'Cache-Control': page.isCacheable ? 'no-cache' : 'no-store',
    'X-Page-Cache': source,
    ...(page.isCacheable ? { ETag: etagOf(page.body, encoding) } : {}),
    ...(source === 'stale' ? { Warning: '110 - "Response is Stale"' } : {}),
  };
}

/**
 * Does the browser have this page already, in any encoding? The 304 repeats all headers, the policy above all: a
 * browser replaces those it has by those of a 304.
 */
export function hasPage(page: Page, ifNoneMatch: string | undefined): boolean {
  return page.isCacheable && isKnown(page.body, ifNoneMatch);
}
