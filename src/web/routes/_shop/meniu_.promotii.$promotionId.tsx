import { FRESH_MS } from '#contract/freshness.ts';
import { bundleText } from '#web/i18n/bundle.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { BundleBuilder } from '#web/storefront/bundle/bundle-builder.tsx';
import { OwnPage } from '#web/storefront/product/own-page.tsx';
import { NotFound } from '#web/storefront/shell/not-found.tsx';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/meniu_/promotii/$promotionId')({
  waitsForTouch: true,
  loader: async ({ context, params }) =>
    (await import('#web/storefront/bundle/load-bundle.ts')).loadBundle(context.api, params.promotionId),
  staleTime: FRESH_MS.promotions,
  head: ({ loaderData }) => ({ meta: loaderData ? [{ title: loaderData.name }] : [] }),
  errorComponent: () => <Failed text={bundleText.failed} />,
  notFoundComponent: NotFound,
  component: Bundle,
});

function Bundle() {
  const bundle = Route.useLoaderData();
  const shop = useLoaderData({ from: '/_shop' });
  return (
    <>
      <PageMeta
        path={`/meniu/promotii/${bundle.id}`}
        title={bundle.name}
        description={bundle.description || bundleText.pageDescription(bundle.name, shop.name)}
      />
      <BundleBuilder bundle={bundle} heading="h1" frame={(body, bar) => <OwnPage body={body} bar={bar} />} />
    </>
  );
}
