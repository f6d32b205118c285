import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { FRESH_MS } from '#contract/freshness.ts';
import { ProductSheet } from '#web/storefront/product/product-sheet.tsx';
import { ProductSheetFailed, ProductSheetLoading } from '#web/storefront/product/product-sheet-waiting.tsx';
import { SimilarProducts } from '#web/storefront/product/similar-products.tsx';
import { toOwnPage } from '#web/storefront/product/to-own-page.ts';

/** A product over the menu. Its address is the product's own; this one is never seen. */
export const Route = createFileRoute('/_shop/meniu/fel/$productId')({
  beforeLoad: ({ params }) => toOwnPage(params.productId),
  loader: async ({ context, params }) =>
    (await import('#web/storefront/product/load-product.ts')).loadProduct(context.api, params.productId),
  staleTime: FRESH_MS.product,
  pendingMs: 150,
  pendingComponent: () => <ProductSheetLoading onClose={useClose()} />,
  errorComponent: () => <ProductSheetFailed onClose={useClose()} />,
  notFoundComponent: () => <ProductSheetFailed onClose={useClose()} />,
  component: Product,
});

function useClose() {
  const router = useRouter();
  return () => router.history.back();
}

function Product() {
  const product = Route.useLoaderData();
  return (
    <ProductSheet
      product={product}
      onClose={useClose()}
      similar={<SimilarProducts cards={product.similar} link={productLink} />}
    />
  );
}

const productLink = (id: number) => (className: string, name: string) => {
  const params = { productId: String(id) };
  return (
    <Link
      to="/meniu/fel/$productId"
      params={params}
      search={true}
      mask={{ to: '/meniu/$productId', params, search: {}, unmaskOnReload: true }}
      resetScroll={false}
      replace
      className={className}
    >
      {name}
    </Link>
  );
};
