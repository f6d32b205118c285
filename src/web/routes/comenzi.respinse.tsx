import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#web/panel/orders/orders-page.tsx';
import { readOrdersSearch } from '#web/panel/orders/orders-search.ts';

export const Route = createFileRoute('/comenzi/respinse')({
  ssr: false,
  validateSearch: readOrdersSearch,
  component: RejectedOrders,
});

function RejectedOrders() {
  return <OrdersPage list="rejected" search={Route.useSearch()} />;
}
