/** Composes the app: the steps of a request, as an ordered list. Tests build the same app. */
import { Hono } from 'hono';
import type { Dispatch } from '#contract/client.ts';
import { createApi } from '#contract/client.ts';
import { FEATURES } from './features.ts';
import { openHealth } from './platform/health.ts';
import type { StaticFiles } from './platform/http/answers/static-files.ts';
import type { AppEnv } from './platform/http/request-facts.ts';
import { requestId } from './platform/http/request-id.ts';
import { type Refusal, refuse, refuseForRoom } from './platform/http/route.ts';
import { refusalResponse, serveRoutes } from './platform/http/serve-routes.ts';
import { IMAGE_PATH, serveImages } from './platform/images/serve-images.ts';
import { pathWithoutKeys } from './platform/log.ts';
import { serveApiDescription } from './platform/openapi/serve-api-description.ts';
import { isDiskFull, isOutage } from './platform/outage.ts';
import { openPageCache, type PageCache } from './platform/pages/page-cache.ts';
import { serveCachedCalls } from './platform/pages/serve-cached-calls.ts';
import { type DrawnPage, serveFreshPages, servePages } from './platform/pages/serve-pages.ts';
import { collectBreaches } from './platform/security/collect-breaches.ts';
import { securityHeaders } from './platform/security/security-headers.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { allRoutes } from './routes.ts';
import { serveDiscovery } from './serve-discovery.ts';
import { serveEmbed } from './serve-embed.ts';
import type { Services } from './services.ts';

/** Input of the renderer: the in-process API, and the nonce for our inline scripts. */
export type RenderContext = { readonly dispatch: Dispatch; readonly nonce: string };
export type RenderPage = (request: Request, context: RenderContext) => Promise<DrawnPage>;

/** Pages and files; absent where only calls are served. */
export type Web = {
  readonly render: RenderPage;
  /** The built files; `null` while developing, when Vite serves them. */
  readonly files: StaticFiles | null;
  /** The page cache; a new one unless given. */
  readonly pageCache?: PageCache;
};

export type App = Hono<AppEnv>;

/** Composes the app. */
export function createApp(services: Services, web: Web | null = null): App {
  const { config, log } = services;
  const app = new Hono<AppEnv>();
  app.use(requestId());
  if (services.tracer.isOn) app.use(traceRequests(services.tracer, config.trustedProxies));
  app.use(securityHeaders(config.publicUrl));
  app.onError((error, context) => {
    const id = context.get('requestId');
    log.error({ requestId: id, path: pathWithoutKeys(context.req.path), err: error }, 'request.failed');
    return refusalResponse(refusalOf(error), id);
  });
  const pageCache = web?.pageCache ?? openPages(services);
  if (web?.files) serveCachedCalls(app, { cache: pageCache, publicUrl: config.publicUrl });
  serveRoutes(app, services, allRoutes(services));
  for (const { addresses } of FEATURES) for (const mount of addresses) mount(app, services);
  const readHealth = openHealth(services);
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const health = await readHealth();
    return context.json(health, health.isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.all('/user-service/*', (context) => refusalResponse(refuse('not_found'), context.get('requestId')));
  app.all('/admin-service/*', (context) => refusalResponse(refuse('not_found'), context.get('requestId')));
  const api = createApi((request) => app.fetch(request), 'http://in-process');
  serveDiscovery(app, services, api);
  serveEmbed(app, services, api);
  collectBreaches(app, services);
  serveApiDescription(app, config.publicUrl);
  app.get(IMAGE_PATH, serveImages(services.db));
  if (web) mountWeb(app, services, { ...web, pageCache });
  app.notFound((context) => refusalResponse(refuse('not_found'), context.get('requestId')));
  return app;
}

function refusalOf(error: unknown): Refusal {
  if (isDiskFull(error)) return refuseForRoom();
  return isOutage(error) ? refuse('unavailable', {}, { headers: { 'Retry-After': '2' } }) : refuse('internal_error');
}

/** An empty page cache that reads the data versions. */
export function openPages({ versions, log }: Services): PageCache {
  return openPageCache({ currentVersion: versions.currentText, monotonicMs: () => performance.now(), log });
}

function mountWeb(app: App, { config, log }: Services, { render, files, pageCache: cache }: Required<Web>): void {
  const dispatch: Dispatch = (request) => app.fetch(request);
  const renderPage = (request: Request, nonce: string) => render(request, { dispatch, nonce });
  if (files) {
    app.get('*', async (context, next) => files(context.req.path, context.req.raw) ?? next());
  }
  app.get(
    '*',
    files
      ? servePages({ render: renderPage, cache, publicUrl: config.publicUrl, log })
      : serveFreshPages({ render: renderPage, publicUrl: config.publicUrl }),
  );
}
