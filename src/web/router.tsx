/**
 * The router of staff (/admin, /comenzi, /curier, /auth/admin, /logout): one per request on the server, one per tab in
 * the browser.
 */
import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { type Api, createApi, type Dispatch } from '#contract/client.ts';
import { formatSearch } from './router/address.ts';
import { routeTree } from './routeTree.gen.ts';
import { everyRoute, onlyRead } from './staff/known-parameters.ts';
import { askingForProof } from './staff/session/ask-for-proof.ts';

for (const { options } of everyRoute(routeTree)) {
  if (options.validateSearch !== undefined) options.validateSearch = onlyRead(options.validateSearch);
}

/** The context of every staff route. */
export type StaffRouterContext = { readonly api: Api };

/** How to reach the API, and the CSP nonce of inline scripts and styles. */
type Connection = { readonly dispatch: Dispatch; readonly origin: string; readonly nonce: string | undefined };

// While rendering, the server calls the API in-process; the browser uses the network.
const connect = createIsomorphicFn()
  .server((): Connection => {
    const context = getGlobalStartContext();
    if (!context) throw new Error('Rendering outside a request');
    return { dispatch: context.dispatch, origin: 'http://in-process', nonce: context.nonce };
  })
  .client(
    (): Connection => ({
      dispatch: (request) => fetch(request),
      origin: window.location.origin,
      nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content,
    }),
  );

/** TanStack Start requires this name. */
export function getRouter() {
  const { dispatch, origin, nonce } = connect();
  return createRouter({
    routeTree,
    context: { api: askingForProof(createApi(dispatch, origin)) },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The default codec is JSON and turns `?q=123` into a number; this one keeps values as text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: formatSearch,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
    server: { requestContext: { dispatch: Dispatch; nonce: string } };
  }
}
