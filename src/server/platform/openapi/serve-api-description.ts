import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { type SharedBody, sharedResponse, shareJson, shareText } from '#server/platform/http/answers/shared-body.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { pagePolicy } from '#server/platform/security/security-headers.ts';
import { API_PAGE_STYLE, apiPage } from './api-page.ts';
import { describeApi } from './describe-api.ts';

/** Serves the description at `/api/openapi.json` and as a page at `/api`; generated at the first request. */
export function serveApiDescription(app: Hono<AppEnv>, publicUrl: string): void {
  let made: { readonly json: SharedBody; readonly page: SharedBody } | undefined;
  const description = () => {
    if (made) return made;
    const document = describeApi();
    made = { json: shareJson(document), page: shareText(apiPage(document)) };
    return made;
  };
  const style = `'sha256-${createHash('sha256').update(API_PAGE_STYLE).digest('base64')}'`;
  app.get('/api/openapi.json', (context) =>
    sharedResponse(description().json, context.req.raw.headers, {
      status: 200,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' },
    }),
  );
  app.get('/api', (context) =>
    sharedResponse(description().page, context.req.raw.headers, {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': pagePolicy({ scripts: [], styles: [style] }, 'plain', publicUrl),
      },
    }),
  );
}
