import { isWithin } from '#web/session/safe-path.ts';
import type { Frame, Page } from './define-page.ts';
import { STAFF_FRAMES, STAFF_PAGES } from './staff-pages.ts';

type Found = {
  readonly page: Page;
  /** Around the page, the outermost first. */
  readonly frames: readonly Frame[];
};

const PAGES = STAFF_PAGES.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1)).map((page) => ({
  page,
  pattern: patternOf(page),
}));

/** The declared page at a path, for the server; null when there is none. */
export function findStaffPage(pathname: string): Found | null {
  const page = PAGES.find(({ pattern }) => pattern.test(pathname))?.page;
  if (page === undefined) return null;
  const frames = STAFF_FRAMES.filter(({ address }) => isWithin(address, page.address));
  return { page, frames: frames.toSorted((one, other) => one.address.length - other.address.length) };
}

/** `~` is behind every letter, so that `/comenzi/noi` is tried before `/comenzi/$orderId`. */
function rankOf({ address }: Page): string {
  return address.replaceAll('$', '~');
}

/** Capitals count as small letters, as for the router in the browser; `/$` at the end stands for the rest of a path. */
function patternOf({ address }: Page): RegExp {
  const text = address.replaceAll(/\$\w+/g, '[^/]+').replace(/\/\$$/, '/.+');
  return new RegExp(`^${text}$`, 'i');
}
