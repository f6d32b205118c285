/** An order as it is stored, with what is needed to compute it anew. */
import type { CartLine } from '#domain/cart/cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { OrderRequest, OrderSource } from '#domain/orders/order.ts';
import { NO_GUEST_TEXTS, type StoredFields } from '#domain/orders/order-fields.ts';
import { choiceOf } from '#domain/orders/payment-means.ts';
import { bundleLineOf, partsOf, productLineOf, type SoldOrder } from '#domain/orders/proposals/sold-order.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { couponOfReductions } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { RecordedRules } from './recorded-rules.ts';

/** The answer of staff, as it was given. */
export type RecordedAcceptance = {
  readonly at: Instant;
  readonly minutes: number | null;
  readonly promisedAt: Instant;
};

export type RecordedOrder = SoldOrder &
  Pick<StoredFields, 'table' | 'toldAt'> & {
    readonly number: number;
    readonly source: OrderSource;
    readonly placedAt: Instant;
    readonly products: Bani;
    readonly deposits: Bani;
    /**
     * Null for an order of before rules were recorded, and for one whose content was changed after it was placed: it is
     * computed from its own record.
     */
    readonly rules: RecordedRules | null;
    /** Null while it is not accepted, and where the promise was changed later. */
    readonly acceptance: RecordedAcceptance | null;
  };

/** The lines as the guest ordered them, in their order. */
export function orderedLines(
  order: Pick<SoldOrder, 'lines' | 'bundles'>,
  promotions: readonly Pick<Promotion, 'id' | 'sets'>[],
): readonly CartLine[] {
  const begun = new Set<number>();
  return order.lines.flatMap((line): CartLine[] => {
    if (line.bundleId === null) return [productLineOf(line)];
    if (begun.has(line.bundleId)) return [];
    begun.add(line.bundleId);
    return order.bundles
      .filter(({ id }) => id === line.bundleId)
      .map((bundle) => {
        const { choices, ...rest } = bundleLineOf({ ...bundle, parts: partsOf(order, bundle) });
        const sets = promotions.find(({ id }) => id === bundle.promotionId)?.sets ?? [];
        // Parts are stored in the order of the sets.
        return {
          ...rest,
          choices: choices.map((choice, place) => ({ ...choice, setId: sets[place]?.id ?? place + 1 })),
        };
      });
  });
}

/** Stands where an address was removed with its person: whether there was one is not judged anew. */
const REMOVED = '–';

/** The request that the order was placed by, without the prices that the guest saw. */
export function requestOf(order: RecordedOrder): OrderRequest {
  const { city: _, county: __, zoneCode, ...door } = order.address;
  const known = { street: door.street || REMOVED, streetNumber: door.streetNumber || REMOVED };
  return {
    ...NO_GUEST_TEXTS,
    lines: orderedLines(order, order.rules?.promotions ?? []),
    contact: order.contact,
    method: order.method,
    address: order.method === 'DELIVERY' ? { ...door, ...known, zoneCode: zoneCode ?? '' } : null,
    table: order.table,
    moment: order.requestedAt ?? 'asap',
    payment: order.rules?.own.payment ?? choiceOf(order.payment),
    couponCode: couponOfReductions(order.reductions),
    // Without the declaration it would not have been taken.
    declaredAdult: order.lines.some(({ isAgeRestricted }) => isAgeRestricted),
    bringsContainer: order.hasOwnContainer,
    company: order.company,
    expectedPayable: null,
  };
}
