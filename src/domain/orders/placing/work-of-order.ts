import type { PricedLine } from '#domain/cart/priced-cart.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { type Work, workOf } from '#domain/schedule/capacity.ts';

/** What an order takes of the kitchen's quarters: a point for each piece. */
export function workOfOrder(lines: readonly Pick<PricedLine, 'line' | 'parts'>[], method: DeliveryMethod): Work {
  const points = lines.reduce((sum, { line, parts }) => sum + line.quantity * parts.length, 0);
  return workOf(points, method === 'DELIVERY' ? 'delivery' : 'pickup');
}
