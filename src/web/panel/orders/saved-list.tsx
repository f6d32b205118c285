import type { OrderStatus } from '#domain/orders/order.ts';
import { OPEN_STATUSES } from '#domain/orders/status-sets.ts';
import { offlineWords as words } from '#web/i18n/panel/offline.ts';
import { listSaved, type SavedOrders } from '#web/panel/offline/saved-orders.ts';
import { Empty } from '#web/staff/kit/notices.tsx';
import { OrderGrid } from './order-grid.tsx';
import { StaleNotice } from './stale-notice.tsx';

type Props = { readonly kept: SavedOrders; readonly status: OrderStatus | undefined; readonly search: string };

/** A list while the tablet is offline: the kept orders, without any decision buttons. */
export function SavedList({ kept, status, search }: Props) {
  const orders = listSaved(kept, { status, search });
  const isKept = status === undefined || OPEN_STATUSES.some((open) => open === status);
  return (
    <>
      <StaleNotice title={words.listTitle} savedAt={kept.savedAt} isReadOnly />
      {orders.length === 0 && <Empty title={isKept ? words.none : words.openOnly} />}
      <OrderGrid orders={orders} hasState={status === undefined} isKept />
    </>
  );
}
