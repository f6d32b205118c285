import type { Cart } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/change-cart.ts';
import type { PricedLine } from '#domain/cart/priced-cart.ts';
import { checkout } from '#web/i18n/checkout.ts';

/** One tap that takes out what is kept for one place; `keys` are the lines' keys. */
export type PlaceFix = { readonly label: string; readonly keys: readonly string[] };

/**
 * An order is taken from one place (readings 18). Where the cart holds products of several, one way out for each place;
 * none where it holds products of one.
 */
export function placeFixesOf(lines: readonly Pick<PricedLine, 'line' | 'name' | 'parts'>[]): readonly PlaceFix[] {
  const placeOf = ({ parts }: Pick<PricedLine, 'parts'>) => parts[0]?.pickupPlace ?? null;
  const places = [...new Set(lines.map(placeOf))];
  if (places.length < 2) return [];
  return places.map((place) => {
    const group = lines.filter((line) => placeOf(line) === place);
    return {
      label: checkout.removeThese(group.map(({ name }) => name)),
      keys: group.map(({ line }) => lineKey(line)),
    };
  });
}

/** The cart without them. */
export function withoutLines({ lines }: Cart, keys: readonly string[]): Cart {
  return { lines: lines.filter((line) => !keys.includes(lineKey(line))) };
}
