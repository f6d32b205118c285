import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import { type Bani, bani, sumBani } from '#domain/money/bani.ts';
import { PROMOTION_KINDS } from './kinds.ts';
import type { Promotion } from './promotion.ts';
import type { CartFacts } from './promotion-kind.ts';
import type { PromotionRules } from './promotion-rules.ts';

/** What a promotion would be used with. */
export type Usable = {
  /** The smallest cart that reaches its minimum. */
  readonly cart: CartFacts;
  /** What pieces cost of which it gives one, or makes some cheaper; none where that is not known. */
  readonly prices: readonly Bani[];
  /** What deliveries cost that it makes free; none where that is not known. */
  readonly fees: readonly Bani[];
};

/** What a promotion gives at least to an order that it applies to, as far as that is known; never nothing. */
export function leastGiven(promotion: Promotion, { cart, prices, fees }: Usable): Bani {
  const kind = PROMOTION_KINDS[promotion.type];
  switch (kind.reduces) {
    case 'cart':
      return atLeastOne([kind.effect(promotion, cart)]);
    case 'delivery':
      return atLeastOne(fees);
    case 'pieces': {
      const pieces = kind.piecesNeeded(promotion.rules);
      const amounts = prices.map((price) =>
        kind.take(promotion, [
          {
            productId: 0,
            categoryId: 0,
            unitPrice: price,
            plainPrice: price,
            boxPrice: bani(0),
            pieces,
            vatBasisPoints: 0,
          },
        ]),
      );
      return atLeastOne(amounts.map((taken) => sumBani(taken.map(({ amount }) => amount))));
    }
    default:
      return atLeastOne(prices);
  }
}

/** What deliveries cost that a promotion makes free. */
export function feesIn(
  zones: readonly Pick<DeliveryZone, 'code' | 'fee' | 'enabled'>[],
  { zoneCodes }: Pick<PromotionRules, 'zoneCodes'>,
): readonly Bani[] {
  return zones
    .filter(({ code, fee, enabled }) => enabled && fee > 0 && (zoneCodes.length === 0 || zoneCodes.includes(code)))
    .map(({ fee }) => fee);
}

function atLeastOne(amounts: readonly Bani[]): Bani {
  return bani(Math.max(1, amounts.length === 0 ? 0 : Math.min(...amounts)));
}
