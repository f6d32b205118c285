/** Turns a location into a page: the chunks of its routes, access checks, and the data. Used by server and browser. */

import { onceFor } from '#domain/once-for.ts';
import { Route as frame } from '#web/routes/_shop.tsx';
import { SHOP_ROUTES } from '#web/shop-routes.ts';
import { fillPattern, findPattern, type Location } from './address.ts';
import { NotFound, Redirect } from './outcome.ts';
import type { Cause, Match, Route, RouterContext } from './route.ts';

/** A page as matches, the frame first. */
export type Page = { readonly location: Location; readonly matches: readonly Match[] };

/** How the data of a page is loaded. */
export type Loading = {
  readonly context: RouterContext;
  readonly causeOf: (match: Match) => Cause;
  /** Returns the data of a match: from the cache, or from `ask`. */
  readonly read: (match: Match, ask: () => unknown) => unknown;
};

type FetchFile = () => Promise<{ readonly Route: unknown }>;

/** The server caches chunks for good; a browser that was offline retries. */
const fetched = import.meta.env.SSR
  ? onceFor((fetchFile: FetchFile) => fetchFile())
  : (fetchFile: FetchFile) => fetchFile();

const PATTERNS = Object.keys(SHOP_ROUTES) as readonly (keyof typeof SHOP_ROUTES)[];

/** The routes of a location with their chunks loaded and no data yet. */
export async function matchRoutes(location: Location): Promise<readonly Match[]> {
  const { pattern, params } = findPattern(PATTERNS, location.pathname);
  const files = await Promise.all(SHOP_ROUTES[pattern].map((fetchFile: FetchFile) => fetched(fetchFile)));
  const routes = [frame, ...files.map(({ Route }) => Route)] as readonly Route[];
  let search: object = {};
  return link(
    routes.map((route) => {
      const { validateSearch, loaderDeps } = route.options;
      search = { ...search, ...validateSearch?.(location.search) };
      const deps = loaderDeps?.({ search });
      const key = fillPattern(route.id, params) + (deps === undefined ? '' : JSON.stringify(deps));
      return { route, key, params, search, deps, status: 'pending', loaderData: undefined, failure: null };
    }),
  );
}

/**
 * Runs `beforeLoad` from the frame inwards, then all loaders at once. A failure is stored in its match; matches inside
 * a route that the guest may not enter stay pending.
 *
 * @throws Redirect
 */
export async function loadMatches(
  location: Location,
  matches: readonly Match[],
  { context, causeOf, read }: Loading,
): Promise<readonly Match[]> {
  for (const [place, match] of matches.entries()) {
    const { beforeLoad } = match.route.options;
    try {
      await beforeLoad?.({ context, location, params: match.params });
    } catch (failure) {
      const around = await loadMatches(location, matches.slice(0, place), { context, causeOf, read });
      return link([...around, failedMatch(match, failure), ...matches.slice(place + 1)]);
    }
  }
  const loaded = matches.map(async (match): Promise<Match> => {
    const { route, params, deps } = match;
    const ask = () => route.options.loader?.({ context, location, params, deps, cause: causeOf(match) });
    try {
      return { ...match, status: 'ready', loaderData: await read(match, ask) };
    } catch (failure) {
      return failedMatch(match, failure);
    }
  });
  return link(await Promise.all(loaded));
}

function failedMatch(match: Match, failure: unknown): Match {
  if (failure instanceof Redirect) throw failure;
  return { ...match, status: failure instanceof NotFound ? 'missing' : 'failed', failure };
}

/** Sets the parent of each match. */
export function link(matches: readonly Omit<Match, 'parent'>[]): readonly Match[] {
  const linked: Match[] = [];
  for (const match of matches) linked.push({ ...match, parent: linked.at(-1) ?? null });
  return linked;
}
