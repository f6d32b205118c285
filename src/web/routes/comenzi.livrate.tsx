import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#web/panel/orders/orders-page.tsx';
import { readOrdersSearch } from '#web/panel/orders/orders-search.ts';

export const Route = createFileRoute('/comenzi/livrate')({
  ssr: false,
  validateSearch: readOrdersSearch,
  component: DeliveredOrders,
});

function DeliveredOrders() {
  return <OrdersPage list="delivered" search={Route.useSearch()} />;
}
