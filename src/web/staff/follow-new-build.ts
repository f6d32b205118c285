/** An open tab after an update: files of its build are gone, so pages that it has not loaded yet need a reload. */

/** What the router needs to be asked for; its own type depends on every route. */
type Navigations = {
  readonly subscribe: (
    event: 'onBeforeLoad',
    tell: (navigation: { readonly pathChanged: boolean; readonly toLocation: { readonly href: string } }) => void,
  ) => unknown;
};

/** By these words the router recognises a missing script, and reloads once when the page is opened. */
const MISSING = 'Failed to fetch dynamically imported module';

/**
 * Reloads a page once whose style sheet is missing, as the router does for scripts. Not when it is only preloaded: what
 * is being typed on the present page stays. A style sheet that failed while preloading is not asked for again, so the
 * next navigation loads a new document.
 */
export function followNewBuild(router: Navigations): void {
  let missing: string | null = null;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing = payload.message;
    if (!payload.message.startsWith(MISSING)) payload.message = `${MISSING}: ${payload.message}`;
  });
  router.subscribe('onBeforeLoad', ({ pathChanged, toLocation }) => {
    // Offline every file is missing, and a new document as well.
    if (missing === null || !pathChanged || !navigator.onLine) return;
    const key = `new-build:${missing}`;
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '1');
    window.location.assign(toLocation.href);
  });
}
