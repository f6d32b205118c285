import { titles } from '#web/i18n/titles.ts';
import { createFileRoute } from '#web/router/index.ts';
import { CheckoutShell } from '#web/storefront/checkout/checkout-shell.tsx';
import { loadCheckout } from '#web/storefront/checkout/load-checkout.ts';
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
  head: () => ({ meta: [{ title: titles.checkout }, { name: 'robots', content: 'noindex' }] }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: Checkout,
  // Drawn at once, by the server too: were it fetched apart, the page would begin with a hole.
  pendingComponent: CheckoutShell,
  errorComponent: Failed,
});

function Checkout() {
  const { prefill, CheckoutPage } = Route.useLoaderData();
  return <CheckoutPage prefill={prefill} />;
}
