import { OrdersTrouble } from '#web/account/account-trouble.tsx';
import { OrdersPage } from '#web/account/orders/orders-page.tsx';
import { readOrdersSearch } from '#web/account/orders/orders-search.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute } from '#web/router/index.ts';
import { AgainSlot } from '#web/storefront/again/again-slot.tsx';
import { waiting } from '#web/ui/waiting.tsx';

export const Route = createFileRoute('/_shop/user/orders/')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 0 }),
  loader: async ({ context, deps, location }) =>
    (await import('#web/account/load-account.ts')).loadOrders(context.api, deps.page, location.href),
  head: () => ({ meta: [{ title: titles.accountOrders }] }),
  pendingComponent: waiting(async () => (await import('#web/account/account-waiting.tsx')).AccountWaiting),
  errorComponent: OrdersTrouble,
  component: Orders,
});

function Orders() {
  return <OrdersPage page={Route.useLoaderData()} index={Route.useSearch().page ?? 0} again={<AgainSlot />} />;
}
