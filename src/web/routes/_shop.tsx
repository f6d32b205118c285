import { FRESH_MS } from '#contract/freshness.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, Outlet } from '#web/router/index.ts';
import { ShopLayout } from '#web/storefront/shell/shop-layout.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

/** The frame of the shop; staff pages are outside of it. */
export const Route = createFileRoute('/_shop')({
  loader: async ({ context }) => (await import('#web/storefront/shell/load-shop-facts.ts')).loadShopFacts(context.api),
  staleTime: FRESH_MS.restaurant,
  head: ({ loaderData, isMissing }) => ({
    meta: loaderData ? [{ site: loaderData.name }, { title: isMissing ? titles.notFound : loaderData.name }] : [],
  }),
  component: Shop,
  errorComponent: Failed,
});

function Shop() {
  return (
    <ShopLayout facts={Route.useLoaderData()}>
      <Outlet />
    </ShopLayout>
  );
}
