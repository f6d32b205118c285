import { DAY_MS } from '#domain/time/instant.ts';

/**
 * What this browser remembers about the newsletter, so that a visitor is not asked again too soon (storefront.md §4,
 * readings 51).
 */

/** The part of `Storage` that is used, so that tests can pass a map. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const STORAGE_KEY = 'pofta.newsletter';
const QUIET_DAYS = { closed: 14, subscribed: 180 } as const;

export function rememberNewsletter(shelf: Shelf, what: keyof typeof QUIET_DAYS, nowMs: number): void {
  shelf.setItem(STORAGE_KEY, JSON.stringify({ quietUntil: nowMs + QUIET_DAYS[what] * DAY_MS }));
}

/** Whether the invitation may be shown: never closed or used, or long enough ago. Unreadable values count as never. */
export function mayInvite(shelf: Shelf, nowMs: number): boolean {
  const quietUntil = /^\{"quietUntil":(\d+)\}$/.exec(shelf.getItem(STORAGE_KEY) ?? '')?.[1];
  return quietUntil === undefined || nowMs >= Number(quietUntil);
}
