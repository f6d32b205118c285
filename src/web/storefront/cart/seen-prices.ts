/** The price of each line when the guest last saw it. Used only to mark price changes, never to price anything. */
import { type Bani, bani } from '#domain/money/bani.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { SEEN_PRICES_KEY } from '#web/session/device-keys.ts';

/** Prices by the line's key. */
export type SeenPrices = ReadonlyMap<string, Bani>;

export function readSeenPrices(): SeenPrices {
  const stored = parseJson(localStorage.getItem(SEEN_PRICES_KEY));
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(
    Object.entries(stored).flatMap(([key, price]) =>
      Number.isSafeInteger(price) ? [[key, bani(Number(price))] as const] : [],
    ),
  );
}

export function keepSeenPrices(prices: SeenPrices): void {
  localStorage.setItem(SEEN_PRICES_KEY, JSON.stringify(Object.fromEntries(prices)));
}
