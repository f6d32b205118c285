import { FRESH_MS } from '#contract/freshness.ts';
import { bundleText } from '#web/i18n/bundle.ts';
import { createFileRoute, redirect } from '#web/router/index.ts';
import { BundleSheet } from '#web/storefront/bundle/bundle-sheet.tsx';
import { SheetFailed } from '#web/storefront/product/sheet-failed.tsx';
import { useGoBack } from '#web/storefront/product/use-go-back.ts';
import { waiting } from '#web/ui/waiting.tsx';

/** A promotion over the menu. The browser shows the promotion's own address instead of this one. */
export const Route = createFileRoute('/_shop/meniu/oferta/$promotionId')({
  beforeLoad: ({ params }) => {
    if (import.meta.env.SSR) throw redirect({ to: '/meniu/promotii/$promotionId', params });
  },
  loader: async ({ context, params }) =>
    (await import('#web/storefront/bundle/load-bundle.ts')).loadBundle(context.api, params.promotionId),
  staleTime: FRESH_MS.promotions,
  pendingMs: 150,
  pendingComponent: waiting(async () => (await import('#web/storefront/product/sheet-loading.tsx')).SheetLoading),
  errorComponent: () => <SheetFailed text={bundleText.failed} />,
  notFoundComponent: () => <SheetFailed text={bundleText.failed} />,
  component: Bundle,
});

function Bundle() {
  return <BundleSheet bundle={Route.useLoaderData()} onClose={useGoBack()} />;
}
