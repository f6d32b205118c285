/** The orders placed on this device, so that every page of the shop leads to them while they run. Kept on the device only. */
import { parseJson } from '#domain/text/parse-json.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { RUNNING_ORDERS_KEY } from '#web/session/device-keys.ts';

export type RunningOrder = {
  readonly number: number;
  /** Of its own page: `/comanda/…`. */
  readonly path: string;
};
type Kept = RunningOrder & { readonly until: Instant };

/** The part of `Storage` that is needed; tests hand in a map. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How long after the hour it is wanted for an order is shown at most. */
const SHOWN_MS = 6 * 3_600_000;
/** More are not shown at once. */
const MOST_RUNNING = 3;

/** @param wantedAt the hour the guest asked for; null for as soon as possible */
export function keepRunningOrder(shelf: Shelf, order: RunningOrder, wantedAt: Instant | null, now: Instant): void {
  const others = parseRunningOrders(shelf.getItem(RUNNING_ORDERS_KEY), now).filter(({ path }) => path !== order.path);
  const newest = { ...order, until: instant((wantedAt ?? now) + SHOWN_MS) };
  write(shelf, [newest, ...others].slice(0, MOST_RUNNING));
}

/** The order has come to its end; others stay. */
export function forgetRunningOrder(shelf: Shelf, path: string, now = instant(Date.now())): void {
  const kept = parseRunningOrders(shelf.getItem(RUNNING_ORDERS_KEY), now);
  write(
    shelf,
    kept.filter((order) => order.path !== path),
  );
}

/** The orders whose time is not over, the newest first. One order alone is what older versions of the shop stored. */
export function parseRunningOrders(text: string | null, now: Instant): readonly Kept[] {
  const stored = parseJson(text);
  return (Array.isArray(stored) ? stored : [stored])
    .flatMap((one: unknown) => parseKept(one) ?? [])
    .filter(({ until }) => until > now)
    .slice(0, MOST_RUNNING);
}

function parseKept(stored: unknown): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { number, path, until } = stored as Partial<Record<keyof Kept, unknown>>;
  if (typeof number !== 'number' || typeof path !== 'string' || !path.startsWith('/comanda/')) return null;
  return typeof until === 'number' && Number.isSafeInteger(until) ? { number, path, until: instant(until) } : null;
}

function write(shelf: Shelf, orders: readonly Kept[]): void {
  if (orders.length === 0) shelf.removeItem(RUNNING_ORDERS_KEY);
  else shelf.setItem(RUNNING_ORDERS_KEY, JSON.stringify(orders));
}
