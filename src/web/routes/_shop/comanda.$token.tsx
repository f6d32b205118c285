import { titles } from '#web/i18n/titles.ts';
import { createFileRoute } from '#web/router/index.ts';
import { OrderNotFound } from '#web/storefront/order/order-not-found.tsx';
import { OrderPage } from '#web/storefront/order/order-page.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/comanda/$token')({
  loader: async ({ context, params }) =>
    (await import('#web/storefront/order/load-order-page.ts')).loadOrderPage(context.api, params.token),
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData ? titles.order(loaderData.order.number) : titles.orderNotFound },
      { name: 'robots', content: 'noindex' },
      // The address gives access to the order, so it is not sent to other sites as referrer.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: FollowedOrder,
  notFoundComponent: OrderNotFound,
  errorComponent: Failed,
});

function FollowedOrder() {
  const { token } = Route.useParams();
  return <OrderPage key={token} token={token} first={Route.useLoaderData()} />;
}
