import { useMemo } from 'react';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { isDecided } from '#web/panel/live/live-state.ts';
import { useLive } from '#web/panel/live/panel-live.tsx';

/** The orders of a list without those that were decided since it was read, or are being decided. */
export function useStanding(orders: readonly ListedOrder[]): readonly ListedOrder[] {
  // As a text, so that the list renders again only when it changes.
  const gone = useLive((state) => orders.flatMap((order) => (isDecided(state, order) ? [order.number] : [])).join(' '));
  return useMemo(() => {
    const left = new Set(gone.split(' ').map(Number));
    return gone === '' ? orders : orders.filter(({ number }) => !left.has(number));
  }, [orders, gone]);
}
