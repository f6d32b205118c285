import type { PlaceOrderRequest } from '#contract/orders/wire.ts';
import { type Bani, sumBani, timesBani } from '#domain/money/bani.ts';
import type { PlannedOrder } from '#domain/orders/decide-order.ts';

/**
 * Whether a line was shown to the guest at another price. The documents do not say whether a line's price includes its
 * extras or its quantity, so each of these counts as the same price; the sums are compared exactly elsewhere.
 *
 * @see readings.md 3
 */
export function hasOtherLinePrices({ orderDetails }: PlaceOrderRequest, { lines }: PlannedOrder): boolean {
  const shown = (orderDetails ?? []).flatMap(({ dimensionsBean }) => dimensionsBean.map(({ price }) => price));
  // Plain lines come first in an order, as they came in the request.
  return shown.some((price, index) => {
    const line = lines[index];
    return price !== undefined && line !== undefined && !sellingPrices(line).includes(price);
  });
}

function sellingPrices({ line, parts }: PlannedOrder['lines'][number]): readonly Bani[] {
  return parts.flatMap(({ unitPrice, extras }) => {
    const withExtras = sumBani([unitPrice, ...extras.map(({ price }) => price)]);
    return [unitPrice, withExtras, timesBani(unitPrice, line.quantity), timesBani(withExtras, line.quantity)];
  });
}
