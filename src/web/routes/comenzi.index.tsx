import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#web/panel/orders/orders-page.tsx';
import { readOrdersSearch } from '#web/panel/orders/orders-search.ts';

export const Route = createFileRoute('/comenzi/')({
  ssr: false,
  validateSearch: readOrdersSearch,
  component: AllOrders,
});

function AllOrders() {
  return <OrdersPage list="all" search={Route.useSearch()} />;
}
