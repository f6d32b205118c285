/**
 * Entries of the browser's history. An entry may show another address than its page (a product over the menu shows the
 * product's address): within the same document the entry restores its page, a reload opens the shown address.
 */
import { type Location, parseLocation } from './address.ts';

/** Scroll positions are stored in the session: coming back to the shop from another site restores them. */
const STORED = 'pofta.locuri';

type Entry = { readonly key?: string; readonly page?: string; readonly document?: number };

export type HistoryEntries = ReturnType<typeof openHistoryEntries>;

/** @param hear called when the guest goes back or forward */
export function openHistoryEntries(hear: (location: Location) => void) {
  const places = readPlaces();
  let current = entryHere().key ?? newName();
  // In a task of its own: on a cheap phone writing to the history takes longer than anything else at the start.
  setTimeout(() => nameEntry(current));

  // The browser restores the scroll position when a document is opened again; within a document it does not know when a
  // page is rendered.
  const scrollOurselves = () => {
    window.history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') scrollOurselves();
  window.addEventListener('pageshow', scrollOurselves);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    rememberPlace();
    storePlaces(places);
  });
  window.addEventListener('popstate', () => {
    rememberPlace();
    // A fragment link (`#continut`) has made this entry, and the browser has scrolled to it.
    const isNew = entryHere().key === undefined;
    current = entryHere().key ?? newName();
    nameEntry(current);
    if (!isNew) hear(locationHere());
  });

  function rememberPlace(): void {
    places.set(current, window.scrollY);
  }

  return {
    /** Adds or replaces an entry for `location` that shows the address `shown`. */
    write(location: Location, shown: string, isReplaced: boolean): void {
      rememberPlace();
      if (!isReplaced) {
        nameEntry(current);
        current = newName();
      }
      const page = shown === location.href ? {} : { page: location.href, document: performance.timeOrigin };
      window.history[isReplaced ? 'replaceState' : 'pushState'](
        { ...location.state, ...page, key: current },
        '',
        shown,
      );
    },
    /** The scroll position of the entry when it was left. */
    placeHere: () => places.get(current) ?? 0,
  };
}

/** The page of the current entry. */
export function locationHere(): Location {
  const { key: _, page, document, ...state } = entryHere();
  const { pathname, search, hash } = window.location;
  const isOurs = page !== undefined && document === performance.timeOrigin;
  return parseLocation(isOurs ? page : `${pathname}${search}${hash}`, state);
}

function entryHere(): Entry {
  return (window.history.state ?? {}) as Entry;
}

/** Stores the key in the current entry, unless it is there. */
function nameEntry(key: string): void {
  const here = entryHere();
  if (here.key !== key) window.history.replaceState({ ...here, key }, '');
}

/** Based on time, because `crypto.randomUUID` needs https. */
function newName(): string {
  return String(performance.timeOrigin + performance.now());
}

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function storePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-50)));
  } catch {
    // Without storage, pages start at the top.
  }
}
