import type { PricedLine, PricedPart } from '#domain/cart/priced-cart.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { stationScope, type Work, workOf } from '#domain/schedule/capacity.ts';

type Part = Pick<PricedPart, 'workPoints' | 'stationId'>;

/** The kitchen capacity that an order uses: the points of its pieces, in total and by station. */
export function workOfOrder(
  lines: readonly { readonly line: Pick<PricedLine['line'], 'quantity'>; readonly parts: readonly Part[] }[],
  method: DeliveryMethod,
): Work {
  const stations: Partial<Record<ReturnType<typeof stationScope>, number>> = {};
  let all = 0;
  for (const { line, parts } of lines) {
    for (const { workPoints, stationId } of parts) {
      const points = line.quantity * workPoints;
      all += points;
      if (stationId === null) continue;
      const scope = stationScope(stationId);
      stations[scope] = (stations[scope] ?? 0) + points;
    }
  }
  return { ...workOf(all, method === 'DELIVERY' ? 'delivery' : 'pickup'), ...stations };
}
