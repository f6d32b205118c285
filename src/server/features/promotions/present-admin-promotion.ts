import { promotionToWire } from '#contract/promotions/codec.ts';
import type { AdminPromotion } from '#contract/promotions/wire.ts';
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { OrderCircumstances } from '#domain/promotions/applies-now.ts';
import { promotionStateAt } from '#domain/promotions/promotion-state.ts';
import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import type { StoredOption } from './saved-promotions.repository.ts';

type Beside = {
  /** Of this promotion's sets, and maybe of others. */
  readonly options: readonly StoredOption[];
  readonly at: Pick<OrderCircumstances, 'today' | 'now'>;
  readonly version: number;
  readonly timesUsed: number;
  readonly amountGiven: Bani;
  readonly codesIssued: number;
};

const NO_PRODUCTS = new Map<number, never>();

/** As administrators see it: with its code, its conditions, and products that have left the menu. */
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
    state: promotionStateAt(promotion, at),
    timesUsed,
    amountGiven: leiFromBani(amountGiven),
    codesIssued,
    version,
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
