import type { AskedBundle, AskedChoice, AskedOrder } from '#contract/orders/order-request.ts';
import type { BundleChoice } from '#domain/cart/cart.ts';
import type { DeliveryAddress, OrderRequest, WantedMoment } from '#domain/orders/order.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import { fold } from '#domain/text/fold.ts';

/** Resolves the names in a requested order: its locality to a zone, its bundle choices to sets. */
export function resolveNames(
  { localityNames, ...asked }: Omit<AskedOrder, 'moment'> & { readonly moment: WantedMoment },
  { zones, promotions }: { readonly zones: readonly OrderZone[]; readonly promotions: readonly Bundle[] },
): OrderRequest {
  return {
    ...asked,
    lines: asked.lines.map((line) =>
      line.kind === 'product'
        ? line
        : {
            ...line,
            choices: choicesOf(
              line,
              promotions.find(({ id }) => id === line.promotionId),
            ),
          },
    ),
    address: withZone(asked.address, localityNames, zones),
  };
}

function withZone(
  address: DeliveryAddress | null,
  names: readonly string[],
  zones: readonly OrderZone[],
): DeliveryAddress | null {
  if (address === null || zones.some(({ code }) => code === address.zoneCode)) return address;
  const zone = names.map((name) => findLocality(zones, name)).find((found) => found !== null);
  // An unknown name is kept, so that it is refused as unknown, not as missing.
  return { ...address, zoneCode: zone?.code ?? names[0] ?? '' };
}

/** A shorter prefix of a name is too ambiguous. */
const SHORTEST_BEGINNING = 4;

/**
 * The documents shorten some names ('Craciunel' for Crăciunelu de Jos): a prefix that matches exactly one locality is
 * accepted.
 */
function findLocality(zones: readonly OrderZone[], name: string): OrderZone | null {
  const wanted = fold(name);
  const exact = zones.find(({ city }) => fold(city) === wanted);
  if (exact !== undefined || wanted.length < SHORTEST_BEGINNING) return exact ?? null;
  const [only, ...others] = zones.filter(({ city }) => fold(city).startsWith(wanted));
  return others.length === 0 ? (only ?? null) : null;
}

/** Clients that do not know the sets name them by label; otherwise the set is found by what can be chosen in it. */
function choicesOf({ choices }: AskedBundle, bundle: Bundle | undefined): BundleChoice[] {
  const free = [...(bundle?.sets ?? [])];
  return choices.map(({ setId, label, isFree, productId, sizeId }) => {
    const candidates = free.filter(({ options }) =>
      options.some((option) => option.productId === productId && option.sizeId === sizeId),
    );
    const set =
      candidates.find(({ id }) => id === setId) ??
      candidates.find((one) => label !== null && fold(one.label) === fold(label)) ??
      candidates.find((one) => one.isFree === isFree) ??
      candidates[0];
    if (set) free.splice(free.indexOf(set), 1);
    return { setId: set?.id ?? setId ?? 0, productId, sizeId };
  });
}

type Piece = Pick<AskedChoice, 'productId' | 'sizeId'>;

/** Products and sizes that an order names. */
export function namedIn({ lines }: { readonly lines: readonly (Piece | { readonly choices: readonly Piece[] })[] }) {
  const named = lines.flatMap((line) => ('choices' in line ? line.choices : [line]));
  return {
    productIds: [...new Set(named.map(({ productId }) => productId))],
    sizeIds: [...new Set(named.map(({ sizeId }) => sizeId))],
  };
}
