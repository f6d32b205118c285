import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#web/panel/orders/orders-page.tsx';
import { readOrdersSearch } from '#web/panel/orders/orders-search.ts';

export const Route = createFileRoute('/comenzi/programate')({
  ssr: false,
  validateSearch: readOrdersSearch,
  component: ScheduledOrders,
});

function ScheduledOrders() {
  return <OrdersPage list="scheduled" search={Route.useSearch()} />;
}
