import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { FRESH_MS } from '#contract/freshness.ts';
import { BundleSheet } from '#web/storefront/bundle/bundle-sheet.tsx';
import { ProductSheetFailed, ProductSheetLoading } from '#web/storefront/product/product-sheet-waiting.tsx';

/** A promotion over the menu. Its address is the promotion's own; this one is never seen. */
export const Route = createFileRoute('/_shop/meniu/oferta/$promotionId')({
  beforeLoad: ({ params }) => {
    if (import.meta.env.SSR) throw redirect({ to: '/meniu/promotii/$promotionId', params });
  },
  loader: async ({ context, params }) =>
    (await import('#web/storefront/bundle/load-bundle.ts')).loadBundle(context.api, params.promotionId),
  staleTime: FRESH_MS.promotions,
  pendingMs: 150,
  pendingComponent: () => <ProductSheetLoading onClose={useClose()} />,
  errorComponent: () => <ProductSheetFailed onClose={useClose()} />,
  notFoundComponent: () => <ProductSheetFailed onClose={useClose()} />,
  component: Bundle,
});

function useClose() {
  const router = useRouter();
  return () => router.history.back();
}

function Bundle() {
  return <BundleSheet bundle={Route.useLoaderData()} onClose={useClose()} />;
}
