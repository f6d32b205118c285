import { FRESH_MS } from '#contract/freshness.ts';
import { homeText } from '#web/i18n/home.ts';
import { createFileRoute, Link, Outlet, useLoaderData } from '#web/router/index.ts';
import { HomeScreen } from '#web/storefront/home/home-screen.tsx';
import { restaurantJsonLd } from '#web/storefront/home/restaurant-json-ld.ts';
import { usePreparedSheets } from '#web/storefront/menu/use-prepared-sheets.ts';
import { JsonLd } from '#web/storefront/shell/json-ld.tsx';
import { PageMeta, useOrigin } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

/** The home page; a product chosen on it opens over it. */
export const Route = createFileRoute('/_shop/_home')({
  waitsForTouch: true,
  sheet: '/fel/$productId',
  loader: async ({ context }) => (await import('#web/storefront/home/load-home-page.ts')).loadHomePage(context.api),
  staleTime: FRESH_MS.home,
  head: ({ loaderData }) => ({ meta: loaderData ? [{ title: loaderData.title }] : [] }),
  errorComponent: () => <Failed text={homeText.failed} />,
  component: Home,
});

function Home() {
  const page = Route.useLoaderData();
  const shop = useLoaderData({ from: '/_shop' });
  const origin = useOrigin();
  usePreparedSheets('/fel/$productId');
  return (
    <>
      <PageMeta
        path="/"
        title={page.title}
        description={shop.tagline || homeText.description(page.title)}
        picture={shop.pictureHash === null ? page.dishes.cards[0]?.picture : null}
      />
      <JsonLd text={import.meta.env.SSR ? restaurantJsonLd(shop, page, origin) : ''} />
      <HomeScreen page={page} shop={shop} productLink={productLink} />
      <Outlet />
    </>
  );
}

const productLink = (id: number) => (className: string, name: string) => {
  const params = { productId: String(id) };
  return (
    <Link
      to="/fel/$productId"
      params={params}
      mask={{ to: '/meniu/$productId', params }}
      resetScroll={false}
      className={className}
    >
      {name}
    </Link>
  );
};
