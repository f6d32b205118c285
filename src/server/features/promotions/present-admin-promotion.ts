import { promotionToWire } from '#contract/promotions/codec.ts';
import type { AdminPromotion } from '#contract/promotions/wire.ts';
import { type Bani, sumBani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { OrderCircumstances } from '#domain/promotions/applies-now.ts';
import { PROMOTION_KINDS } from '#domain/promotions/kinds.ts';
import { feesIn } from '#domain/promotions/least-given.ts';
import { isAbout, type PromotionRules } from '#domain/promotions/promotion-rules.ts';
import { promotionStateAt } from '#domain/promotions/promotion-state.ts';
import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import type { SizeOnMenu, StoredOption } from './saved-promotions.repository.ts';

type Beside = {
  /** Options of this promotion's sets, possibly also of others. */
  readonly options: readonly StoredOption[];
  readonly at: Pick<OrderCircumstances, 'today' | 'now'>;
  /** The rules with what orders have left of the limits. */
  readonly left: PromotionRules;
  /** What is on the menu of the products that promotions name, with their categories. */
  readonly onMenu: readonly SizeOnMenu[];
  readonly zones: readonly OrderZone[];
  readonly version: number;
  readonly timesUsed: number;
  readonly amountGiven: Bani;
  readonly codesIssued: number;
};

const NO_PRODUCTS = new Map<number, never>();

/** For administrators: with its code, its conditions, and products no longer on the menu. */
export function presentAdminPromotion(promotion: StoredPromotion, beside: Beside): AdminPromotion {
  const { options, at, version, timesUsed, amountGiven, codesIssued } = beside;
  return {
    ...promotionToWire(promotion, NO_PRODUCTS),
    couponCode: promotion.couponCode,
    conditions: [...promotion.conditions],
    promotionProductBeans: promotion.sets.map(({ id, label, isFree }) => ({
      id,
      isFreeProduct: isFree,
      productFieldLabel: label,
      products: productsOf(options.filter(({ setId }) => setId === id)),
    })),
    state: promotionStateAt({ ...promotion, rules: beside.left }, { at, ...menuFactsOf(promotion, beside) }),
    timesUsed,
    amountGiven: leiFromBani(amountGiven),
    codesIssued,
    version,
  };
}

function menuFactsOf({ type, sets, rules }: StoredPromotion, { options, onMenu, zones }: Beside) {
  const { productIds, categoryIds } = rules;
  const sizes = productIds.length + categoryIds.length === 0 ? null : onMenu.filter((size) => isAbout(rules, size));
  // As guests see bundles: without one of its sets a bundle cannot be bought.
  const hasLostSet = sets.some(({ id }) => options.every(({ setId, isArchived }) => setId !== id || isArchived));
  const isGift = PROMOTION_KINDS[type].reduces === 'gift';
  return {
    isAboutNothing: sizes?.length === 0 || hasLostSet,
    usable: {
      prices: (sizes ?? []).map(({ price, boxPrice }) => (isGift ? sumBani([price, boxPrice]) : price)),
      fees: feesIn(zones, rules),
    },
  };
}

/** Each product once, with its sizes. */
function productsOf(options: readonly StoredOption[]) {
  const ids = [...new Set(options.map(({ productId }) => productId))];
  return ids.flatMap((productId) => {
    const own = options.filter((option) => option.productId === productId);
    const name = own[0]?.productName;
    if (name === undefined) return [];
    const dimensions = own.map(({ sizeId, sizeLabel, price, boxPrice, isArchived }) => ({
      id: sizeId,
      value: sizeLabel,
      price: leiFromBani(price),
      boxPrice: leiFromBani(boxPrice),
      packagePrice: leiFromBani(boxPrice),
      archived: isArchived,
    }));
    return [{ id: productId, name, dimensions }];
  });
}
