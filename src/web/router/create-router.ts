/**
 * The router: the present location, the page on screen, and navigation between pages. On the server the location never
 * changes.
 */
import { type Location, parseLocation } from './address.ts';
import { openCachedData } from './cached-data.ts';
import { type HistoryEntries, openHistoryEntries } from './history-entries.ts';
import { link, loadMatches, matchRoutes, type Page } from './load-page.ts';
import { NotFound, Redirect } from './outcome.ts';
import type { Match, RouterContext } from './route.ts';
import { type AnyPlace, type AnyTarget, hrefOf, locate, type Path, type Target } from './target.ts';

export type RouterState = {
  /** The present location, or the one being loaded. */
  readonly location: Location;
  readonly isLoading: boolean;
};

/** For this long the old page stays while the next one loads; then its pending component is shown. */
const PENDING_MS = 1000;
/** A faster navigation shows no loading indicator. */
const UNDERWAY_MS = 50;

type Way = {
  readonly location: Location;
  /** Scroll position after rendering; 'back' restores the position of the history entry. */
  readonly scroll: 'top' | 'keep' | 'back';
  /** Refetches cached data too. */
  readonly isAnew?: boolean;
};

export type Router = ReturnType<typeof createRouter>;

/** @param first the page rendered by the server */
export function createRouter(first: Page, { context, origin }: { context: RouterContext; origin: string }) {
  const listeners = new Set<() => void>();
  const kept = openCachedData();
  const firstState: RouterState = { location: first.location, isLoading: false };
  let state = firstState;
  let page = first;
  let entries: HistoryEntries | null = null;
  const pageListeners = new Set<(page: Page) => void>();
  let inTransition: (draw: () => void) => void = () => {};
  /** Called when the page has been rendered. */
  let afterDrawing: (() => void)[] = [];
  /** The latest navigation: earlier ones no longer change the page. */
  let latest: Way | null = null;

  for (const { key, status, loaderData } of first.matches) if (status === 'ready') kept.keep(key, loaderData);

  function setState(next: Partial<RouterState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function follow(target: AnyTarget): Promise<void> {
    const { location, shown } = locate(target, state.location);
    entries?.write(location, shown, target.replace === true);
    return go({ location, scroll: target.resetScroll === false ? 'keep' : 'top' });
  }

  /** Loads the page of a location and shows it; the old one stays meanwhile. */
  async function go(way: Way): Promise<void> {
    latest = way;
    const isLatest = () => latest === way;
    const timers = [setTimeout(() => isLatest() && setState({ isLoading: true }), UNDERWAY_MS)];
    setState({ location: way.location });
    try {
      const matches = await matchRoutes(way.location);
      const waiting = whileWaiting(matches);
      const pendingMs = waiting?.at(-1)?.route.options.pendingMs ?? PENDING_MS;
      if (waiting) timers.push(setTimeout(() => isLatest() && void show(waiting, way), pendingMs));
      const stale: Promise<unknown>[] = [];
      const loaded = await load(matches, way, stale);
      for (const timer of timers) clearTimeout(timer);
      if (!isLatest()) return;
      await show(loaded, way);
      if (stale.length > 0) void refresh(way, stale);
    } catch (failure) {
      if (isLatest()) await recover(failure, way);
    } finally {
      for (const timer of timers) clearTimeout(timer);
      if (isLatest() && state.isLoading) setState({ isLoading: false });
    }
  }

  /** Uses cached data where allowed; refetches that run meanwhile are added to `stale`. */
  function load(matches: readonly Match[], { location, isAnew }: Way, stale: Promise<unknown>[]) {
    const present = new Set(page.matches.map(({ key }) => key));
    return loadMatches(location, matches, {
      context,
      causeOf: ({ key }) => (present.has(key) ? 'stay' : 'enter'),
      read: (match, ask) => {
        const known = kept.find(match);
        if (known === undefined) return kept.ask(match, ask);
        if (known.isFresh && !isAnew) return known.data;
        const newer = kept.ask(match, ask);
        if (isAnew) return newer.catch((failure) => (isOutcome(failure) ? Promise.reject(failure) : known.data));
        stale.push(newer);
        // `refresh` handles a failure, unless another navigation has begun.
        newer.catch(() => undefined);
        return known.data;
      },
    });
  }

  /** Shows refetched data. A failed refetch changes nothing; a redirect or a missing page does. */
  async function refresh(way: Way, stale: readonly Promise<unknown>[]): Promise<void> {
    const results = await Promise.allSettled(stale);
    const isGone = results.some((result) => result.status === 'rejected' && isOutcome(result.reason));
    const hasCome = results.some(({ status }) => status === 'fulfilled');
    if (latest === way && (isGone || hasCome)) await go({ ...way, scroll: 'keep', isAnew: isGone });
  }

  async function recover(failure: unknown, { location }: Way): Promise<void> {
    if (failure instanceof Redirect) return follow({ ...failure.target, replace: true });
    const [frame] = page.matches;
    // The page's chunks failed to load. Another version of the shop has other files: a new document loads those.
    if (navigator.onLine || !frame) return window.location.assign(location.href);
    const lost: Match = { ...frame, key: location.href, route: { ...frame.route, options: {} }, status: 'failed' };
    await show(link([frame, lost]), { location, scroll: 'top' });
  }

  /** The pending page of a navigation: null unless a route has a `pendingComponent`. */
  function whileWaiting(matches: readonly Match[]): readonly Match[] | null {
    const known = matches.map((match): Match => {
      const found = kept.find(match);
      return found ? { ...match, status: 'ready', loaderData: found.data } : match;
    });
    const place = known.findIndex(({ status }) => status === 'pending');
    return known[place]?.route.options.pendingComponent ? link(known.slice(0, place + 1)) : null;
  }

  /** Resolves when the page is rendered. */
  function show(matches: readonly Match[], { location, scroll, isAnew }: Way): Promise<void> {
    const before = page.matches;
    const isSamePage = page.location.pathname === location.pathname;
    page = { location, matches: isAnew ? matches : keepSame(matches, before) };
    for (const { key } of personal(before)) if (!matches.some((match) => match.key === key)) kept.forget(key);
    return new Promise((resolve) => {
      afterDrawing.push(() => {
        if (scroll === 'back') window.scrollTo(0, entries?.placeHere() ?? 0);
        if (scroll === 'top') scrollToStart(location.hash, isSamePage);
        resolve();
      });
      const shown = page;
      inTransition(() => {
        for (const listener of pageListeners) listener(shown);
      });
    });
  }

  return {
    context,
    origin,
    get state() {
      return state;
    },
    page: () => page,
    /** The page of the document, and the state it was rendered with. */
    firstPage: () => first,
    firstState,
    /** `listener` is called with each page to be rendered, inside the transition given to `start`. */
    watchPage: (listener: (page: Page) => void) => {
      pageListeners.add(listener);
      return () => void pageListeners.delete(listener);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Navigates to another page; resolves when it is rendered. */
    navigate: <To extends Path | '.'>(target: Target<To>) => follow(target as AnyTarget),
    /** Reloads the data of the page on screen and retries what failed. */
    invalidate: () => go({ location: state.location, scroll: 'keep', isAnew: true }),
    history: {
      push: (href: string) => follow({ href }),
      replace: (href: string) => follow({ href, replace: true }),
      back: () => window.history.back(),
    },
    /** Fetches the chunks of a page that may be opened next. */
    fetchFiles: async (path: Path) => void (await matchRoutes(parseLocation(path))),
    /** Fetches the chunks and the data of such a page; a failure is shown when the page is opened. */
    async preload(place: AnyPlace): Promise<void> {
      const location = parseLocation(hrefOf(place, state.location));
      const read = (match: Match, ask: () => unknown) => {
        const known = kept.find(match);
        return known?.isFresh ? known.data : kept.ask(match, ask);
      };
      try {
        await loadMatches(location, await matchRoutes(location), { context, causeOf: () => 'preload', read });
      } catch {
        // A redirect or a failure is handled when the page is opened.
      }
    },
    /** From now on pages are rendered, in `transition`; `drawn` must be called when a page is on the screen. */
    start(transition: (draw: () => void) => void): void {
      inTransition = transition;
      entries = openHistoryEntries((location) => void go({ location, scroll: 'back' }));
      if (page.matches.some(({ status }) => status === 'pending'))
        void go({ location: state.location, scroll: 'keep' });
    },
    drawn(): void {
      const waiting = afterDrawing;
      afterDrawing = [];
      for (const tell of waiting) tell();
    },
  };
}

/** Reuses the matches of `before` that have not changed, so that they are not rendered again. */
function keepSame(matches: readonly Match[], before: readonly Match[]): readonly Match[] {
  const kept: Match[] = [];
  for (const [place, match] of matches.entries()) {
    const old = before[place];
    const parent = kept.at(-1) ?? null;
    kept.push(old && old.parent === parent && isSame(match, old) ? old : { ...match, parent });
  }
  return kept;
}

function isSame(one: Match, other: Match): boolean {
  const isAlike = one.key === other.key && one.status === other.status && one.loaderData === other.loaderData;
  return isAlike && JSON.stringify(one.search) === JSON.stringify(other.search);
}

/** The matches whose data belongs to one person. */
function personal(matches: readonly Match[]): readonly Match[] {
  const first = matches.findIndex(({ route }) => route.options.ssr === false);
  return first < 0 ? [] : matches.slice(first);
}

function isOutcome(reason: unknown): boolean {
  return reason instanceof Redirect || reason instanceof NotFound;
}

/**
 * Within one page, where only its search changes, the start is the element marked with `data-start`: the list of the
 * menu, below its head.
 */
function scrollToStart(hash: string, isSamePage: boolean): void {
  const start = isSamePage ? document.querySelector('[data-start]') : null;
  const goal = hash === '' ? start : document.getElementById(decodeURIComponent(hash));
  if (goal) goal.scrollIntoView();
  else window.scrollTo(0, 0);
}
