/** Every call of the product, feature by feature. */
import { FEATURES } from './features.ts';
import { type AskCall, askRoute } from './platform/http/ask-route.ts';
import type { Route } from './platform/http/route.ts';
import type { Services } from './services.ts';

export function allRoutes(services: Services): readonly Route[] {
  const ask: AskCall = (name, session) => askRoute(routes, name, session);
  const routes = FEATURES.flatMap((feature) => feature.routes.flatMap((routesOf) => routesOf(services, ask)));
  return routes;
}
