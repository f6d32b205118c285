import { CALLS } from '#contract/calls.ts';
import { makeRouter } from './make-router.ts';
import { routeTree } from './routeTree.gen.ts';

/** What the server draws with. TanStack Start expects it under this name. */
export function getRouter() {
  return makeRouter(routeTree, CALLS);
}
