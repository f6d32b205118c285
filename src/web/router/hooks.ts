/** What components ask the router. */
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

/** Goes to another page; resolves when it is drawn. */
export function useNavigate(): <To extends Path | '.'>(target: Target<To>) => Promise<void> {
  return useRouter().navigate;
}

/** Where the guest is going, or is. `select` takes what matters: other changes do not draw the component again. */
export function useRouterState<Selected>({ select }: { readonly select: (state: RouterState) => Selected }): Selected {
  const router = useRouter();
  const selected = () => select(router.state);
  return useSyncExternalStore(router.subscribe, selected, selected);
}

export function useLocation<Selected>({
  select,
}: {
  readonly select: (location: RouterState['location']) => Selected;
}): Selected {
  return useRouterState({ select: ({ location }) => select(location) });
}

type DataOf<Id> = Extract<ListedRoute, { readonly id: Id }> extends Route<string, unknown, infer Data> ? Data : never;

/** What a route around the component has loaded. */
export function useLoaderData<Id extends ListedRoute['id']>({ from }: { readonly from: Id }): DataOf<Id> {
  return useMatchOf(from).loaderData as DataOf<Id>;
}

/** The same where the route may have failed, or may not be there. */
export function useKnownLoaderData<Id extends ListedRoute['id']>({
  from,
}: {
  readonly from: Id;
}): DataOf<Id> | undefined {
  return useKnownMatch(from)?.loaderData as DataOf<Id> | undefined;
}
