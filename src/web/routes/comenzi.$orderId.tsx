import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '#web/panel/orders/order-page.tsx';

export const Route = createFileRoute('/comenzi/$orderId')({ ssr: false, component: Order });

function Order() {
  return <OrderPage orderNumber={Number(Route.useParams().orderId)} />;
}
