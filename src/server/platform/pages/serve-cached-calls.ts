/**
 * Calls whose answer is the same for all visitors until the menu changes. They are cached like pages and also sent
 * without the router (docs/decisions/0112).
 */
import type { Hono } from 'hono';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import { asComplete } from '#server/platform/http/answers/complete-answers.ts';
import { shareText } from '#server/platform/http/answers/shared-body.ts';
import { siteHeadersOf } from '#server/platform/security/security-headers.ts';
import { type AppEnv, isInternal } from '../http/request-facts.ts';
import type { Page } from './page.ts';
import { parsePageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { pageResponse } from './serve-pages.ts';

const CACHED_CALLS = ['getCategories', 'getBaseProducts'] as const satisfies readonly CallName[];
/** Headers stored with a cached answer; all others belong to every answer or to the encoding. */
const OWN_HEADERS = ['Content-Type', 'Content-Security-Policy', 'Retry-After'];

/** Runs before the routes of these calls, which still answer in-process requests and uncacheable ones. */
export function serveCachedCalls(
  app: Hono<AppEnv>,
  { cache, publicUrl }: { cache: PageCache; publicUrl: string },
): void {
  const siteHeaders = siteHeadersOf(publicUrl);
  for (const name of CACHED_CALLS) {
    app.get(CALLS[name].path, async (context, next) => {
      const { address, isShared } = parsePageAddress(new URL(context.req.url));
      // Searches rarely repeat, so compressing and caching them costs more than it saves.
      if (isInternal(context) || !isShared || context.req.query('search') !== undefined) return next();
      const { page, source } = await cache.find(address, async () =>
        toPage(await app.fetch(new Request(`http://in-process${address}`))),
      );
      return asComplete(await pageResponse(page, source, context, siteHeaders));
    });
  }
}

async function toPage(answer: Response): Promise<Page> {
  const own = OWN_HEADERS.map((name) => [name, answer.headers.get(name)] as const);
  return {
    status: answer.status,
    headers: Object.fromEntries(own.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
    isCacheable: answer.status === 200 && answer.headers.has('ETag'),
    body: shareText(await answer.text()),
  };
}
