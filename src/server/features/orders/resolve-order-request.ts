import type { PlaceOrderRequest } from '#contract/orders/wire.ts';
import type { BundleChoice, CartLine } from '#domain/cart/cart.ts';
import type { OrderZone } from '#domain/orders/decide-order.ts';
import type { DeliveryAddress, OrderRequest } from '#domain/orders/order.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import { fold, withCommaBelow } from '#domain/text/fold.ts';
import type { AskedOrder } from './parse-order-request.ts';

/** Products and sizes that an order names. */
export function namedIn({ orderDetails, orderPromotionDetails }: PlaceOrderRequest) {
  const bundles = orderPromotionDetails ?? [];
  const chosen = bundles.flatMap(({ productBeans }) =>
    productBeans.map(({ productId, dimensionId }) => ({ productId, sizeId: dimensionId })),
  );
  const plain = (orderDetails ?? []).flatMap(({ productId, dimensionsBean }) =>
    dimensionsBean.map(({ id: sizeId }) => ({ productId, sizeId })),
  );
  const named = [...plain, ...chosen];
  return {
    productIds: [...new Set(named.map(({ productId }) => productId))],
    sizeIds: [...new Set(named.map(({ sizeId }) => sizeId))],
  };
}

/** Looks up the names of an asked order: its locality among the zones, its choices among the sets of the bundles. */
export function resolveOrderRequest(
  { body, ...asked }: AskedOrder,
  { zones, promotions }: { readonly zones: readonly OrderZone[]; readonly promotions: readonly Bundle[] },
): OrderRequest {
  const plain = (body.orderDetails ?? []).flatMap(({ productId, dimensionsBean }) =>
    dimensionsBean.map(
      (dimension): CartLine => ({
        kind: 'product',
        productId,
        sizeId: dimension.id,
        extras: (dimension.extraIngredientsBeanList ?? []).map(({ name }) => name),
        message: withCommaBelow(dimension.preferredMessage ?? '').trim(),
        quantity: dimension.quantity,
      }),
    ),
  );
  const chosen = (body.orderPromotionDetails ?? []).map(
    (ordered): CartLine => ({
      kind: 'bundle',
      promotionId: ordered.promotionId,
      choices: choicesOf(
        ordered,
        promotions.find(({ id }) => id === ordered.promotionId),
      ),
      quantity: ordered.quantity,
    }),
  );
  return { ...asked, lines: [...plain, ...chosen], address: withZone(asked.address, body, zones) };
}

function withZone(
  address: DeliveryAddress | null,
  { deliveryDetailsBean: { city, cityAddress } }: PlaceOrderRequest,
  zones: readonly OrderZone[],
): DeliveryAddress | null {
  if (address === null || zones.some(({ code }) => code === address.zoneCode)) return address;
  const told = [city, cityAddress, address.zoneCode].map((name) => (name ?? '').trim()).filter((name) => name !== '');
  const zone = told.map((name) => findLocality(zones, name)).find((found) => found !== null);
  // A name that is no zone of ours stays: it is refused as unknown, not as missing.
  return { ...address, zoneCode: zone?.code ?? told[0] ?? '' };
}

/** Shorter beginnings of a name could be anything. */
const SHORTEST_BEGINNING = 4;

/** The documents shorten some names ('Craciunel' for Crăciunelu de Jos): one beginning that fits one locality is enough. */
function findLocality(zones: readonly OrderZone[], name: string): OrderZone | null {
  const wanted = fold(name);
  const exact = zones.find(({ city }) => fold(city) === wanted);
  if (exact !== undefined || wanted.length < SHORTEST_BEGINNING) return exact ?? null;
  const [only, ...others] = zones.filter(({ city }) => fold(city).startsWith(wanted));
  return others.length === 0 ? (only ?? null) : null;
}

type OrderedBundle = NonNullable<PlaceOrderRequest['orderPromotionDetails']>[number];

/** Clients that do not know the sets name them by label; failing that, by what can be chosen in them. */
function choicesOf({ productBeans }: OrderedBundle, bundle: Bundle | undefined): BundleChoice[] {
  const free = [...(bundle?.sets ?? [])];
  return productBeans.map(({ setId, label, productFieldLabel, isFreeProduct, productId, dimensionId: sizeId }) => {
    const candidates = free.filter(({ options }) =>
      options.some((option) => option.productId === productId && option.sizeId === sizeId),
    );
    const named = label ?? productFieldLabel;
    const set =
      candidates.find(({ id }) => id === setId) ??
      candidates.find((one) => named != null && fold(one.label) === fold(named)) ??
      candidates.find((one) => one.isFree === isFreeProduct) ??
      candidates[0];
    if (set) free.splice(free.indexOf(set), 1);
    return { setId: set?.id ?? setId ?? 0, productId, sizeId };
  });
}
