import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useKnownLoaderData, useLoaderData } from '#web/router/index.ts';
import { CheckoutFrame, CheckoutOutline } from '#web/storefront/checkout/checkout-frame.tsx';
import { loadCheckout } from '#web/storefront/checkout/load-checkout.ts';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/checkout')({
  // The cart is in the browser, and so is everything this page says.
  ssr: false,
  loader: async ({ context }) => {
    // The form comes while the answers of the shop are on their way: nothing of it can be drawn before them.
    const [prefill, { CheckoutPage }] = await Promise.all([
      loadCheckout(context.api),
      import('#web/storefront/checkout/checkout-page.tsx'),
    ]);
    return { prefill, CheckoutPage };
  },
  head: () => ({ meta: [{ title: titles.checkout }] }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: Checkout,
  // Drawn at once, by the server too: were it fetched apart, the page would begin with a hole.
  pendingComponent: Checkout,
  errorComponent: Failed,
});

/** One component before and after the data: the heading stays the same element, which is painted first and once. */
function Checkout() {
  const { name, address } = useLoaderData({ from: '/_shop' });
  const data = useKnownLoaderData({ from: '/_shop/checkout' });
  return (
    <>
      <PageMeta
        path="/checkout"
        title={`${titles.checkout} – ${name}`}
        description={titles.checkoutDescription(name, address.city)}
      />
      <CheckoutFrame>{data ? <data.CheckoutPage prefill={data.prefill} /> : <CheckoutOutline />}</CheckoutFrame>
    </>
  );
}
