import { CALLS, type CallName } from '#contract/calls.ts';
import { defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { allRoutes } from '#server/routes.ts';
import type { Services } from '#server/services.ts';

/** All routes, with a refusal in the place of calls that no feature serves: the app does not start without them. */
export function withPlaceholders(services: Services): readonly Route[] {
  const routes = allRoutes(services);
  const served = new Set<CallName>(routes.map(({ name }) => name));
  // The keys of a literal table are its names.
  const missing = (Object.keys(CALLS) as CallName[]).filter((name) => !served.has(name));
  return [...routes, ...missing.map((name) => defineRoute(name, async () => refuse('not_found')))];
}
