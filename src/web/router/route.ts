/** A route: one file of `routes/_shop`, with its loader and its component. */
import { type ComponentType, use } from 'react';
import type { Api } from '#contract/client.ts';
import type { Location } from './address.ts';
import { MatchContext } from './match-context.ts';

/** The context of every loader. */
export type RouterContext = { readonly api: Api };

/** Why a loader runs: to preload a page, to open it, or because it is already shown. */
export type Cause = 'preload' | 'enter' | 'stay';

/** `site`: the name that every title ends with. */
export type Meta =
  | { readonly title: string }
  | { readonly site: string }
  | { readonly name: string; readonly content: string };

/** The parameters (`$names`) of a path. */
export type ParamsIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamsIn<Part> & ParamsIn<Rest>
  : Path extends `$${infer Name}`
    ? Name extends ''
      ? unknown
      : Readonly<Record<Name, string>>
    : unknown;

type Asked<Params> = { readonly context: RouterContext; readonly params: Params; readonly location: Location };

export type RouteOptions<Params, Search, Deps, Data> = {
  /** Parses the search parameters that the page knows. */
  readonly validateSearch?: (search: Readonly<Record<string, unknown>>) => Search;
  /** The search parameters that the loader uses: part of the cache key. */
  readonly loaderDeps?: (given: { readonly search: Search }) => Deps;
  /** Runs before any loader, on every navigation to the page, and may throw `redirect(…)`. */
  readonly beforeLoad?: (asked: Asked<Params>) => void | Promise<void>;
  readonly loader?: (asked: Asked<Params> & { readonly deps: Deps; readonly cause: Cause }) => Data | Promise<Data>;
  /** Data younger than this many milliseconds is shown without a refetch; older data is shown while it is refetched. */
  readonly staleTime?: number;
  /** `false` for data that belongs to one person: rendered in the browser only, and forgotten when the page is left. */
  readonly ssr?: false;
  /**
   * The server's page works as a document, so its scripts run only when a guest touches it
   * (`web/ui/deferred-start.ts`).
   */
  readonly waitsForTouch?: true;
  /** The sheet that a first touch may open: its scripts are downloaded with those of the page. */
  readonly sheet?: '/fel/$productId' | '/meniu/fel/$productId';
  readonly head?: (given: {
    readonly loaderData: NoInfer<Data> | undefined;
    readonly match: { readonly search: Search };
    /** The page, or the thing that it shows, does not exist. */
    readonly isMissing: boolean;
  }) => { readonly meta: readonly Meta[] };
  /** Headers of the server's response. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly component?: ComponentType;
  /** Shown when the data takes longer than `pendingMs`, or is not loaded on the server. */
  readonly pendingComponent?: ComponentType;
  readonly pendingMs?: number;
  readonly errorComponent?: ComponentType;
  readonly notFoundComponent?: ComponentType;
};

// biome-ignore lint/suspicious/noExplicitAny: each route checks its own where it is written; the router hands them on
type AnyOptions = RouteOptions<any, any, any, any>;

export type Route<Id extends string = string, Search = unknown, Data = unknown> = {
  readonly id: Id;
  readonly options: AnyOptions;
  readonly useLoaderData: () => Data;
  readonly useParams: () => ParamsIn<Id>;
  readonly useSearch: () => Search;
};

/** A route in its place on a page: with the parameters of the address and the loaded data. */
export type Match = {
  readonly route: Route;
  /** Cache key: the same route with the same parameters has the same data. */
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: unknown;
  readonly deps: unknown;
  readonly status: 'ready' | 'pending' | 'failed' | 'missing';
  readonly loaderData: unknown;
  /** What the loader threw. */
  readonly failure: unknown;
  /** The match around this one. */
  readonly parent: Match | null;
};

/** A route has the id of its file: `createFileRoute('/_shop/meniu')` is in `routes/_shop/meniu.tsx`. */
export function createFileRoute<Id extends string>(id: Id) {
  return <Search = object, Deps = undefined, Data = undefined>(
    options: RouteOptions<ParamsIn<Id>, Search, Deps, Data>,
  ): Route<Id, Search, Data> => ({
    id,
    options,
    useLoaderData: () => useMatchOf(id).loaderData as Data,
    useParams: () => useMatchOf(id).params as ParamsIn<Id>,
    useSearch: () => useMatchOf(id).search as Search,
  });
}

/** The match of a route around the component; undefined when there is none. */
export function useKnownMatch(id: string): Match | undefined {
  let match = use(MatchContext);
  while (match !== null && match.route.id !== id) match = match.parent;
  return match ?? undefined;
}

export function useMatchOf(id: string): Match {
  const match = useKnownMatch(id);
  if (match === undefined) throw new Error(`${id} is not on this page`);
  return match;
}
