import { OrderMissing, OrderTrouble } from '#web/account/account-trouble.tsx';
import { OrderDetailPage } from '#web/account/orders/order-detail-page.tsx';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData, useNavigate } from '#web/router/index.ts';
import { OPEN_CART } from '#web/storefront/cart/open-cart.ts';
import { waiting } from '#web/ui/waiting.tsx';
import { useApi } from '#web/use-api.ts';

export const Route = createFileRoute('/_shop/user/orders/$orderNumber')({
  loader: async ({ context, location, params }) =>
    (await import('#web/account/load-account.ts')).loadOrder(context.api, params.orderNumber, location.href),
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? titles.order(loaderData.number) : titles.orderNotFound }],
  }),
  pendingComponent: waiting(async () => (await import('#web/account/account-waiting.tsx')).AccountWaiting),
  errorComponent: OrderTrouble,
  notFoundComponent: OrderMissing,
  component: Order,
});

/** The account renders the order and the shop fills its cart: only this file uses both. */
function Order() {
  const { address } = useLoaderData({ from: '/_shop' });
  const api = useApi();
  const navigate = useNavigate();
  const order = Route.useLoaderData();
  return (
    <OrderDetailPage
      key={order.number}
      order={order}
      restaurantAddress={address.text}
      orderAgain={async (earlier) => (await import('#web/storefront/cart/order-again.ts')).orderAgain(api, earlier)}
      onAdded={() => void navigate(OPEN_CART)}
    />
  );
}
