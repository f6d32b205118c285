/** The router of staff (/admin, /comenzi, /curier, /auth/admin, /logout), in the browser only. */
import { createRouter, type Route } from '@tanstack/react-router';
import type { Api } from '#contract/client.ts';
import { formatSearch } from '#web/router/address.ts';
import type { Page } from './define-page.ts';
import { routesOf } from './page-routes.tsx';
import { STAFF_FRAMES, STAFF_PAGES, type StaffPage } from './staff-pages.ts';
import type { staffRoot } from './staff-root.tsx';

export function createStaffRouter(api: Api) {
  return createRouter({
    routeTree: routesOf(STAFF_PAGES, STAFF_FRAMES)._addFileTypes<StaffRoutes>(),
    context: { api },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The default codec is JSON and turns `?q=123` into a number; this one keeps values as text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: formatSearch,
  });
}

type Address = StaffPage['address'];

/** A declared page as the router's types describe a route. */
type RouteAt<At extends Address> =
  Extract<StaffPage, { readonly address: At }> extends Page<At, infer Search>
    ? Route<unknown, typeof staffRoot, At, At, At, At, (given: Record<string, unknown>) => Search>
    : never;

type Routes = { readonly [At in Address]: RouteAt<At> };

/** The addresses that links are checked against. */
type StaffRoutes = {
  readonly fileRoutesByFullPath: Routes;
  readonly fullPaths: Address;
  readonly fileRoutesByTo: Routes;
  readonly to: Address;
  readonly fileRoutesById: Routes;
  readonly id: Address;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStaffRouter>;
  }
}
