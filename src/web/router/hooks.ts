/** Hooks through which components use the router. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Router, RouterState } from './create-router.ts';
import { type Route, useKnownMatch, useMatchOf } from './route.ts';
import type { ListedRoute, Path, Target } from './target.ts';

export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('Only pages of the shop have this router');
  return router;
}

/** Returns `navigate`, which resolves when the page is rendered. */
export function useNavigate(): <To extends Path | '.'>(target: Target<To>) => Promise<void> {
  return useRouter().navigate;
}

/**
 * A part of the router's state. The component rerenders only when the result of `select` changes. A part that is
 * hydrated when the router is at another location already begins with the document's, as the server rendered it.
 */
export function useRouterState<Selected>({ select }: { readonly select: (state: RouterState) => Selected }): Selected {
  const router = useRouter();
  return useSyncExternalStore(
    router.subscribe,
    () => select(router.state),
    () => select(router.firstState),
  );
}

export function useLocation<Selected>({
  select,
}: {
  readonly select: (location: RouterState['location']) => Selected;
}): Selected {
  return useRouterState({ select: ({ location }) => select(location) });
}

type DataOf<Id> = Extract<ListedRoute, { readonly id: Id }> extends Route<string, unknown, infer Data> ? Data : never;

/** The data loaded by a route around the component. */
export function useLoaderData<Id extends ListedRoute['id']>({ from }: { readonly from: Id }): DataOf<Id> {
  return useMatchOf(from).loaderData as DataOf<Id>;
}

/** Like `useLoaderData`, for a route that may have failed or may not be on the page. */
export function useKnownLoaderData<Id extends ListedRoute['id']>({
  from,
}: {
  readonly from: Id;
}): DataOf<Id> | undefined {
  return useKnownMatch(from)?.loaderData as DataOf<Id> | undefined;
}
