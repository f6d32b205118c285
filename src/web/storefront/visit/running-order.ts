/** The order placed last on this device, so that every page of the shop leads to it while it runs. Kept on the device only. */
import { type Instant, instant } from '#domain/time/instant.ts';
import { RUNNING_ORDER_KEY } from '#web/session/device-keys.ts';

export type RunningOrder = {
  readonly number: number;
  /** Of its own page: `/comanda/…`. */
  readonly path: string;
};

/** The part of `Storage` that is needed; tests hand in a map. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How long after the hour it is wanted for an order is shown at most, when its page was not opened again. */
const SHOWN_MS = 6 * 3_600_000;

/** @param wantedAt the hour the guest asked for; null for as soon as possible */
export function keepRunningOrder(shelf: Shelf, order: RunningOrder, wantedAt: Instant | null, now: Instant): void {
  shelf.setItem(RUNNING_ORDER_KEY, JSON.stringify({ ...order, until: (wantedAt ?? now) + SHOWN_MS }));
}

/** Null when there is none, or its time is over. */
export function readRunningOrder(shelf: Shelf, now: Instant): RunningOrder | null {
  const { number, path, until } = parse(shelf.getItem(RUNNING_ORDER_KEY));
  if (typeof number !== 'number' || typeof path !== 'string' || !path.startsWith('/comanda/')) return null;
  return typeof until === 'number' && instant(until) > now ? { number, path } : null;
}

/** The order has come to its end; another one, placed since, stays. */
export function forgetRunningOrder(shelf: Shelf, path: string): void {
  if (parse(shelf.getItem(RUNNING_ORDER_KEY)).path === path) shelf.removeItem(RUNNING_ORDER_KEY);
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    // Another program's text under our key is no order.
    return {};
  }
}
