/**
 * The rules that an order was judged by, recorded when it is placed (docs/decisions/0294). What changes rarely is shared
 * by many orders; the rest is the order's own.
 */
import type { Menu } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { PaymentChoice } from '#domain/orders/payment-means.ts';
import type { OrderFacts, OrderZone, PlannedOrder } from '#domain/orders/placing/judge-order.ts';
import { splitVat, type VatShare, vatPortionsOf } from '#domain/orders/placing/split-vat.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { type Capacity, slotOf } from '#domain/schedule/capacity.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What many orders have in common. */
export type SharedRules = {
  /** The part of the menu that the order names, with the VAT of its day, without stock and descriptions. */
  readonly menu: Menu;
  /** As they were set. */
  readonly promotions: readonly Promotion[];
  readonly zones: readonly OrderZone[];
  readonly hours: Pick<Schedule, 'hours' | 'closures' | 'services'>;
};

/** What was left of a promotion for this order, where that differs from what was set. */
export type LimitLeft = {
  readonly promotionId: number;
  readonly mostUses: number | null;
  readonly budget: Bani | null;
};

/** What is true of one order only. */
export type OwnRules = Pick<OrderFacts, 'coupon' | 'offeredPayments' | 'isDineInOn' | 'ownContainerFrom'> &
  Pick<Schedule, 'pauses' | 'busy' | 'usualMinutes'> & {
    /** Of the quarters from the order to its own; null where the kitchen took any number of orders. */
    readonly capacity: Capacity | null;
    readonly limits: readonly LimitLeft[];
    /** As the guest chose; the stored payment is that of the handover. */
    readonly payment: PaymentChoice;
    /** What was paid at each rate, by the program of that time. */
    readonly vat: readonly VatShare[];
  };

export type RecordedRules = SharedRules & { readonly own: OwnRules };

/** What was paid at each rate, by this program. */
export function vatSharesOf({ sums, lines }: Pick<PlannedOrder, 'sums' | 'lines'>): readonly VatShare[] {
  return splitVat({ ...sums, portions: vatPortionsOf(lines) });
}

/** What of an order decides which rules are recorded. */
export type JudgedOrder = Pick<OwnRules, 'payment' | 'vat'> & {
  /** The quarter that it takes; null for none. */
  readonly slotAt: Instant | null;
};

/**
 * The rules that an order was judged by, as they are recorded.
 *
 * @param facts those by which it was judged
 * @param promotions as they are set, without what orders have used
 */
export function recordRules(
  { payment, vat, slotAt }: JudgedOrder,
  facts: OrderFacts,
  promotions: readonly Promotion[],
): RecordedRules {
  const { hours, closures, services, pauses, busy, usualMinutes, capacity } = facts.schedule;
  const { coupon, offeredPayments, isDineInOn, ownContainerFrom, zones } = facts;
  return {
    menu: withoutStock(facts.menu),
    promotions,
    zones,
    hours: { hours, closures, services },
    own: {
      coupon,
      offeredPayments,
      isDineInOn,
      ownContainerFrom,
      pauses,
      busy,
      usualMinutes,
      capacity: capacity === null ? null : untilSlot(capacity, facts.at, slotAt),
      limits: facts.promotions.flatMap((left) => limitOf(left, promotions)),
      payment,
      vat,
    },
  };
}

/** The pieces that were left do not matter any more: the order has them. */
function withoutStock({ categories, products }: Menu): Menu {
  return {
    categories: categories.map((category) => ({ ...category, additionalInformation: '' })),
    products: products.map((product) => ({
      ...product,
      description: '',
      sizes: product.sizes.map((size) => ({ ...size, stockUnlimited: true, stock: 0 })),
    })),
  };
}

/** Later quarters do not decide about the order. */
function untilSlot({ left, closed }: Capacity, placedAt: Instant, slotAt: Instant | null): Capacity {
  const isNear = (at: Instant) => at >= slotOf(placedAt) && (slotAt === null || at <= slotAt);
  return { left: left.filter(({ at }) => isNear(at)), closed: closed.filter(isNear) };
}

function limitOf({ id, rules: { mostUses, budget } }: Promotion, promotions: readonly Promotion[]): LimitLeft[] {
  const set = promotions.find((one) => one.id === id)?.rules;
  const isSame = set?.mostUses === mostUses && set.budget === budget;
  return isSame ? [] : [{ promotionId: id, mostUses, budget }];
}

/** The facts to judge the order by once more. */
export function factsOfRules({ menu, promotions, zones, hours, own }: RecordedRules, at: Instant): OrderFacts {
  const { coupon, offeredPayments, isDineInOn, ownContainerFrom, limits, pauses, busy, usualMinutes, capacity } = own;
  return {
    at,
    menu,
    promotions: promotions.map((one) => withLimit(one, limits)),
    coupon,
    isCouponUsed: false,
    zones,
    schedule: { ...hours, pauses, busy, usualMinutes, capacity },
    offeredPayments,
    isDineInOn,
    ownContainerFrom,
  };
}

function withLimit(promotion: Promotion, limits: readonly LimitLeft[]): Promotion {
  const left = limits.find(({ promotionId }) => promotionId === promotion.id);
  if (left === undefined) return promotion;
  const { mostUses, budget } = left;
  return { ...promotion, rules: { ...promotion.rules, mostUses, budget } };
}
