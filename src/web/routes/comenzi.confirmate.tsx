import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#web/panel/orders/orders-page.tsx';
import { readOrdersSearch } from '#web/panel/orders/orders-search.ts';

export const Route = createFileRoute('/comenzi/confirmate')({
  ssr: false,
  validateSearch: readOrdersSearch,
  component: ConfirmedOrders,
});

function ConfirmedOrders() {
  return <OrdersPage list="confirmed" search={Route.useSearch()} />;
}
