import { FRESH_MS } from '#contract/freshness.ts';
import { productText } from '#web/i18n/product.ts';
import { createFileRoute, Link, useLoaderData } from '#web/router/index.ts';
import { OwnPage } from '#web/storefront/product/own-page.tsx';
import { ProductDetails } from '#web/storefront/product/product-details.tsx';
import { productJsonLd } from '#web/storefront/product/product-json-ld.ts';
import { SimilarProducts } from '#web/storefront/product/similar-products.tsx';
import { JsonLd } from '#web/storefront/shell/json-ld.tsx';
import { NotFound } from '#web/storefront/shell/not-found.tsx';
import { PageMeta, useOrigin } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/meniu_/$productId')({
  waitsForTouch: true,
  loader: async ({ context, params }) =>
    (await import('#web/storefront/product/load-product.ts')).loadProduct(context.api, params.productId),
  staleTime: FRESH_MS.product,
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.name }] : [],
  }),
  errorComponent: () => <Failed text={productText.failed} />,
  notFoundComponent: NotFound,
  component: Product,
});

function Product() {
  const product = Route.useLoaderData();
  const shop = useLoaderData({ from: '/_shop' });
  const origin = useOrigin();
  return (
    <>
      <PageMeta
        path={`/meniu/${product.id}`}
        title={product.name}
        description={product.plainDescription || productText.pageDescription(product.name, shop.name)}
        picture={product.pictures[0]}
      />
      <JsonLd text={import.meta.env.SSR ? productJsonLd(product, origin) : ''} />
      <ProductDetails
        key={product.id}
        product={product}
        heading="h1"
        similar={<SimilarProducts cards={product.similar} link={productLink} />}
        frame={(body, bar, similar) => <OwnPage body={body} bar={bar} after={similar} />}
      />
    </>
  );
}

const productLink = (id: number) => (className: string, name: string) => (
  <Link to="/meniu/$productId" params={{ productId: String(id) }} className={className}>
    {name}
  </Link>
);
