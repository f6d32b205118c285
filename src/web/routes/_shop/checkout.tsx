import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useKnownLoaderData, useLoaderData } from '#web/router/index.ts';
import { CheckoutFrame, CheckoutOutline } from '#web/storefront/checkout/checkout-frame.tsx';
import { loadCheckout } from '#web/storefront/checkout/load-checkout.ts';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/checkout')({
  // The cart, and everything else on this page, is in the browser only.
  ssr: false,
  loader: async ({ context }) => {
    // The chunk of the form loads in parallel with the shop's answers, which the form needs before it can render.
    const [prefill, { CheckoutPage }] = await Promise.all([
      loadCheckout(context.api),
      import('#web/storefront/checkout/checkout-page.tsx'),
    ]);
    return { prefill, CheckoutPage };
  },
  head: () => ({ meta: [{ title: titles.checkout }] }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: Checkout,
  // Rendered at once, also by the server: in a chunk of its own, the page would begin empty.
  pendingComponent: Checkout,
  errorComponent: Failed,
});

/** One component before and after loading: the heading stays the same element and is painted only once. */
function Checkout() {
  const { name, address } = useLoaderData({ from: '/_shop' });
  const data = useKnownLoaderData({ from: '/_shop/checkout' });
  return (
    <>
      <PageMeta path="/checkout" title={titles.checkout} description={titles.checkoutDescription(name, address.city)} />
      <CheckoutFrame>{data ? <data.CheckoutPage prefill={data.prefill} /> : <CheckoutOutline />}</CheckoutFrame>
    </>
  );
}
