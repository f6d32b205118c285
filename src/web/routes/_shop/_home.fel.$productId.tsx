import { FRESH_MS } from '#contract/freshness.ts';
import { productText } from '#web/i18n/product.ts';
import { createFileRoute, Link, useLoaderData } from '#web/router/index.ts';
import { ProductSheet } from '#web/storefront/product/product-sheet.tsx';
import { SheetFailed } from '#web/storefront/product/sheet-failed.tsx';
import { toOwnPage } from '#web/storefront/product/to-own-page.ts';
import { waiting } from '#web/ui/waiting.tsx';

/** A product over the home page. The browser shows the product's own address instead of this one. */
export const Route = createFileRoute('/_shop/_home/fel/$productId')({
  beforeLoad: ({ params }) => toOwnPage(params.productId),
  // Starts the request; meanwhile the sheet shows the data of the card.
  loader: ({ context, params, cause }) => {
    void import('#web/storefront/product/product-answer.ts').then(({ askForProduct }) =>
      askForProduct(context.api, params.productId, cause),
    );
  },
  staleTime: FRESH_MS.product,
  pendingMs: 150,
  pendingComponent: waiting(async () => (await import('#web/storefront/product/sheet-loading.tsx')).SheetLoading),
  errorComponent: () => <SheetFailed text={productText.failed} />,
  component: Product,
});

function Product() {
  const { productId } = Route.useParams();
  const page = useLoaderData({ from: '/_shop/_home' });
  return (
    <ProductSheet
      id={productId}
      cards={[...page.dishes.cards, ...page.preview.flatMap(({ cards }) => cards)]}
      link={productLink}
    />
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
      replace
      className={className}
    >
      {name}
    </Link>
  );
};
