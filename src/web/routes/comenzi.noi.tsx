import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#web/panel/orders/orders-page.tsx';
import { readOrdersSearch } from '#web/panel/orders/orders-search.ts';

export const Route = createFileRoute('/comenzi/noi')({
  ssr: false,
  validateSearch: readOrdersSearch,
  component: NewOrders,
});

function NewOrders() {
  return <OrdersPage list="new" search={Route.useSearch()} />;
}
