/** The headers of a shared page: the same from the router and from `send-cached-pages.ts`. */
import { type Encoding, encodingHeaders } from '#server/platform/http/answers/encodings.ts';
import { etagOf, isKnown } from '#server/platform/http/answers/shared-body.ts';
import type { Page } from './page.ts';

/** Source of a page, sent in `X-Page-Cache`. */
export type PageSource = 'hit' | 'miss' | 'stale';

/** All headers except the request id. `no-cache` lets the browser store the page and revalidate it every time. */
export function sharedHeaders(
  page: Page,
  {
    source,
    encoding,
    siteHeaders,
  }: { source: PageSource; encoding: Encoding; siteHeaders: Readonly<Record<string, string>> },
): Readonly<Record<string, string>> {
  return {
    ...siteHeaders,
    ...page.headers,
    ...encodingHeaders(encoding),
    'Cache-Control': page.isCacheable ? 'no-cache' : 'no-store',
    'X-Page-Cache': source,
    ...(page.isCacheable ? { ETag: etagOf(page.body, encoding) } : {}),
    ...(source === 'stale' ? { Warning: '110 - "Response is Stale"' } : {}),
  };
}

/**
 * Whether the browser already has this page, in any encoding. A 304 repeats all headers, especially the policy, because
 * a browser replaces its stored headers by those of a 304.
 */
export function hasPage(page: Page, ifNoneMatch: string | undefined): boolean {
  return page.isCacheable && isKnown(page.body, ifNoneMatch);
}
