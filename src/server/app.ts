/** The app as a list one can read: what happens to a request, in this order. Tests build exactly this. */
import { Hono } from 'hono';
import type { Dispatch } from '#contract/client.ts';
import type { AppEnv } from './platform/http/request-facts.ts';
import { requestId } from './platform/http/request-id.ts';
import { type Route, refuse } from './platform/http/route.ts';
import { refusalResponse, serveRoutes } from './platform/http/serve-routes.ts';
import { isOutage } from './platform/in-transaction.ts';
import { allRoutes } from './routes.ts';
import type { Services } from './services.ts';

/** Draws a page; the storefront's renderer in production, absent where only calls are served. */
export type RenderPage = (request: Request, dispatch: Dispatch) => Promise<Response>;

export type App = Hono<AppEnv>;

/** Puts the house together. `routes` are all of them, except where a test has reasons. */
export function createApp(
  services: Services,
  renderPage: RenderPage | null = null,
  routes: readonly Route[] = allRoutes(services),
): App {
  const app = new Hono<AppEnv>();
  app.use(requestId());
  app.onError((error, context) => {
    const id = context.get('requestId');
    services.log.error({ requestId: id, path: context.req.path, err: error }, 'request.failed');
    return refusalResponse(
      isOutage(error) ? refuse('unavailable', {}, { headers: { 'Retry-After': '2' } }) : refuse('internal_error'),
      id,
    );
  });
  serveRoutes(app, services, routes);
  app.get('/healthz', (context) => context.text('ok'));
  app.all('/user-service/*', (context) => refusalResponse(refuse('not_found'), context.get('requestId')));
  app.all('/admin-service/*', (context) => refusalResponse(refuse('not_found'), context.get('requestId')));
  if (renderPage) {
    app.get('*', (context) => renderPage(context.req.raw, (request) => app.fetch(request)));
  }
  app.notFound((context) => refusalResponse(refuse('not_found'), context.get('requestId')));
  return app;
}
