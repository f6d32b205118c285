import { createFileRoute, Link } from '@tanstack/react-router';
import { FRESH_MS } from '#contract/freshness.ts';
import { productText } from '#web/i18n/product.ts';
import { ProductSheet } from '#web/storefront/product/product-sheet.tsx';
import { SheetFailed } from '#web/storefront/product/sheet-failed.tsx';
import { toOwnPage } from '#web/storefront/product/to-own-page.ts';
import { waiting } from '#web/ui/waiting.tsx';

/** A product over the menu. Its address is the product's own; this one is never seen. */
export const Route = createFileRoute('/_shop/meniu/fel/$productId')({
  beforeLoad: ({ params }) => toOwnPage(params.productId),
  loader: async ({ context, params }) =>
    (await import('#web/storefront/product/load-product.ts')).loadProduct(context.api, params.productId),
  staleTime: FRESH_MS.product,
  pendingMs: 150,
  pendingComponent: waiting(async () => (await import('#web/storefront/product/sheet-loading.tsx')).SheetLoading),
  errorComponent: () => <SheetFailed text={productText.failed} />,
  notFoundComponent: () => <SheetFailed text={productText.failed} />,
  component: Product,
});

function Product() {
  return <ProductSheet product={Route.useLoaderData()} link={productLink} />;
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
