/** One router per request (or per browser tab): nothing of a visitor is ever shared. */
import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { type Api, type CallTable, createApiOver, type Dispatch } from '#contract/client.ts';
import type { routeTree } from './routeTree.gen.ts';

/** What every route finds in its context. */
export type RouterContext = { readonly api: Api };

/** How to reach the API, and the mark of inline scripts and styles that the page's policy lets through. */
type Connection = { readonly dispatch: Dispatch; readonly origin: string; readonly nonce: string | undefined };

// While rendering, the server lends its own way to the API; the browser uses the network.
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
      // Pages for everybody carry hashes instead (docs/decisions/0030).
      nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content,
    }),
  );

/** Makes a router over all routes and calls, or over a part of them: routes that have the same ids, calls that these make. */
export function makeRouter(tree: typeof routeTree, calls: CallTable) {
  const { dispatch, origin, nonce } = connect();
  return createRouter({
    routeTree: tree,
    context: { api: createApiOver(calls, dispatch, origin) },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The default codec is JSON and turns `?q=123` into a number; ours keeps addresses as people type them.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
      const text = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)])).toString();
      return text === '' ? '' : `?${text}`;
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
    server: { requestContext: { dispatch: Dispatch; nonce: string } };
  }
}
