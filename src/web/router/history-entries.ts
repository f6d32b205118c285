/**
 * Entries of the browser's history. An entry may show another address than the page it stands for (a product over the
 * menu shows the product's own): the document that wrote it knows the page, a reload opens what is shown.
 */
import { type Location, parseLocation } from './address.ts';

/** Scroll positions outlive the document: coming back to the shop from elsewhere finds them. */
const STORED = 'pofta.locuri';

type Entry = { readonly key?: string; readonly page?: string; readonly document?: number };

export type HistoryEntries = ReturnType<typeof openHistoryEntries>;

/** @param hear is told when the guest goes back or forward */
export function openHistoryEntries(hear: (location: Location) => void) {
  const places = readPlaces();
  let current = entryHere().key ?? newName();
  // A task of its own: writing into the history takes a cheap phone longer than anything else of the start.
  setTimeout(() => nameEntry(current));

  // A document that is opened again is scrolled by the browser; within one it does not know when a page stands.
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
    // A link within the page (`#continut`) has made this entry, and the browser has scrolled there.
    const isNew = entryHere().key === undefined;
    current = entryHere().key ?? newName();
    nameEntry(current);
    if (!isNew) hear(locationHere());
  });

  function rememberPlace(): void {
    places.set(current, window.scrollY);
  }

  return {
    /** Makes an entry for `location` that shows the address `shown`. */
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
    /** How far the entry had been scrolled when it was left. */
    placeHere: () => places.get(current) ?? 0,
  };
}

/** What the entry of the present stands for. */
export function locationHere(): Location {
  const { key: _, page, document, ...state } = entryHere();
  const { pathname, search, hash } = window.location;
  const isOurs = page !== undefined && document === performance.timeOrigin;
  return parseLocation(isOurs ? page : `${pathname}${search}${hash}`, state);
}

function entryHere(): Entry {
  return (window.history.state ?? {}) as Entry;
}

/** Gives the entry of the present its name, unless it has it. */
function nameEntry(key: string): void {
  const here = entryHere();
  if (here.key !== key) window.history.replaceState({ ...here, key }, '');
}

/** Not random: `crypto.randomUUID` needs https. */
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
    // A browser that keeps nothing starts at the top.
  }
}
