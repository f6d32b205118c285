import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ShopLayout } from '#web/storefront/shell/shop-layout.tsx';
import { Failed, NotFound } from '#web/storefront/shell/trouble.tsx';

const FRESH_MS = 60_000;

/** The frame of the shop; pages for staff stand outside it. */
export const Route = createFileRoute('/_shop')({
  loader: async ({ context }) => (await import('#web/storefront/shell/load-shop-facts.ts')).loadShopFacts(context.api),
  staleTime: FRESH_MS,
  head: ({ loaderData }) => ({ meta: loaderData ? [{ title: loaderData.name }] : [] }),
  component: Shop,
  errorComponent: Failed,
  notFoundComponent: NotFound,
});

function Shop() {
  return (
    <ShopLayout facts={Route.useLoaderData()}>
      <Outlet />
    </ShopLayout>
  );
}
