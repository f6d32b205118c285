/** Every call of the product, feature by feature. */
import type { Route } from './platform/http/route.ts';
import type { Services } from './services.ts';

export function allRoutes(_services: Services): readonly Route[] {
  return [];
}
