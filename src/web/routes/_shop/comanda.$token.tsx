import { Suspense } from 'react';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useRouter } from '#web/router/index.ts';
import { OrderNotFound } from '#web/storefront/order/order-not-found.tsx';
import { OrderPage } from '#web/storefront/order/order-page.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const loadWaiting = () => import('#web/storefront/paying/waiting-page.tsx');

/** Rendered by the server with the page; a browser loads its chunk only for an order that waits for its payment. */
const WaitingPage = import.meta.env.SSR
  ? (await loadWaiting()).WaitingPage
  : lazyPart(async () => (await loadWaiting()).WaitingPage);

export const Route = createFileRoute('/_shop/comanda/$token')({
  loader: async ({ context, params }) =>
    (await import('#web/storefront/order/load-order-page.ts')).loadOrderPage(context.api, params.token),
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData ? titles.order(loaderData.number) : titles.orderNotFound },
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
  const router = useRouter();
  const order = Route.useLoaderData();
  if (order.kind === 'arrived') return <OrderPage key={token} token={token} first={order.tracked} />;
  return (
    <Suspense fallback={null}>
      <WaitingPage key={token} token={token} first={order.payment} onArrived={() => void router.invalidate()} />
    </Suspense>
  );
}
