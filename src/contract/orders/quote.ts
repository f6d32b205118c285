/**
 * Converts the price of an order between wire and domain. Separate from whole orders, because the checkout needs only
 * this.
 */
import type { CartSums } from '#domain/cart/priced-cart.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { AppliedReduction } from '#domain/orders/order-view.ts';
import { sumOfReductions } from '#domain/promotions/reduction.ts';
import { readLei } from '../values/convert.ts';
import type { OrderDetail, OrderQuote } from './wire.ts';

/** What an order costs now. */
export function quoteToWire(sums: CartSums): OrderQuote {
  return {
    subTotalPrice: leiFromBani(sums.products),
    totalBoxPrice: leiFromBani(sums.packaging),
    totalDeposit: leiFromBani(sums.deposits),
    deliveryFee: leiFromBani(sums.deliveryFee),
    discount: leiFromBani(sumOfReductions(sums.reductions)),
    reductions: reductionsToWire(sums.reductions),
    totalPrice: leiFromBani(sums.total),
    updatedPriceAfterCoupon: leiFromBani(sums.payable),
  };
}

export function quoteFromWire(wire: OrderQuote): CartSums {
  return {
    products: readLei(wire.subTotalPrice),
    discountable: readLei(wire.subTotalPrice),
    packaging: readLei(wire.totalBoxPrice),
    deposits: readLei(wire.totalDeposit),
    deliveryFee: readLei(wire.deliveryFee),
    reductions: wire.reductions.map((one) => ({ ...one, promotionId: 0, amount: readLei(one.amount) })),
    total: readLei(wire.totalPrice),
    payable: readLei(wire.updatedPriceAfterCoupon),
  };
}

export function reductionsToWire(reductions: readonly AppliedReduction[]): OrderDetail['reductions'] {
  return reductions.map(({ name, code, amount }) => ({ name, code, amount: leiFromBani(amount) }));
}
