import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { pagePolicy } from '#server/platform/security/security-headers.ts';
import { API_PAGE_STYLE, apiPage } from './api-page.ts';
import { describeApi } from './describe-api.ts';

/** Serves the description at `/api/openapi.json` and a page to read it at `/api`; made when first asked for. */
export function serveApiDescription(app: Hono<AppEnv>, publicUrl: string): void {
  let made: { readonly json: string; readonly page: string; readonly etag: string } | undefined;
  const description = () => {
    if (made) return made;
    const document = describeApi();
    const json = JSON.stringify(document);
    made = { json, page: apiPage(document), etag: createHash('sha256').update(json).digest('base64url').slice(0, 22) };
    return made;
  };
  const style = `'sha256-${createHash('sha256').update(API_PAGE_STYLE).digest('base64')}'`;
  app.get('/api/openapi.json', (context) =>
    context.body(description().json, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ETag: `"${description().etag}"`,
    }),
  );
  app.get('/api', (context) =>
    context.html(description().page, 200, {
      'Cache-Control': 'no-cache',
      ETag: `"${description().etag}-page"`,
      'Content-Security-Policy': pagePolicy({ scripts: [], styles: [style] }, publicUrl),
    }),
  );
}
