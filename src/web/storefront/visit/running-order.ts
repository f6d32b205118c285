/**
 * The orders placed on this device, so that every page of the shop links to them while they run. Stored on the device
 * only.
 */
import { parseJson } from '#domain/text/parse-json.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { RUNNING_ORDERS_KEY } from '#web/session/device-keys.ts';

export type RunningOrder = {
  readonly number: number;
  /** Path of its live page: `/comanda/…`. */
  readonly path: string;
  /** It was placed to be paid online: it is not tracked before its payment. */
  readonly waits?: boolean;
};
type Kept = RunningOrder & { readonly until: Instant };

/** The part of `Storage` that is used, so that tests can pass a map. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Longest time after the requested moment for which an order is shown. */
const SHOWN_MS = 6 * 3_600_000;
/** At most this many are shown at once. */
const MOST_RUNNING = 3;

/** @param wantedAt the requested moment; null for as soon as possible */
export function keepRunningOrder(shelf: Shelf, order: RunningOrder, wantedAt: Instant | null, now: Instant): void {
  const others = parseRunningOrders(shelf.getItem(RUNNING_ORDERS_KEY), now).filter(({ path }) => path !== order.path);
  const newest = { ...order, until: instant((wantedAt ?? now) + SHOWN_MS) };
  write(shelf, [newest, ...others].slice(0, MOST_RUNNING));
}

/** The order is over; others stay. */
export function forgetRunningOrder(shelf: Shelf, path: string, now = instant(Date.now())): void {
  const kept = parseRunningOrders(shelf.getItem(RUNNING_ORDERS_KEY), now);
  write(
    shelf,
    kept.filter((order) => order.path !== path),
  );
}

/** The orders that are not too old, the newest first. Older versions of the shop stored a single order. */
export function parseRunningOrders(text: string | null, now: Instant): readonly Kept[] {
  const stored = parseJson(text);
  return (Array.isArray(stored) ? stored : [stored])
    .flatMap((one: unknown) => parseStored(one) ?? [])
    .filter(({ until }) => until > now)
    .slice(0, MOST_RUNNING);
}

function parseStored(stored: unknown): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { number, path, waits, until } = stored as Partial<Record<keyof Kept, unknown>>;
  if (typeof number !== 'number' || typeof path !== 'string' || !path.startsWith('/comanda/')) return null;
  if (typeof until !== 'number' || !Number.isSafeInteger(until)) return null;
  return { number, path, waits: waits === true, until: instant(until) };
}

function write(shelf: Shelf, orders: readonly Kept[]): void {
  if (orders.length === 0) shelf.removeItem(RUNNING_ORDERS_KEY);
  else shelf.setItem(RUNNING_ORDERS_KEY, JSON.stringify(orders));
}
