import { titles } from '#web/i18n/titles.ts';
import { createFileRoute } from '#web/router/index.ts';
import { CheckoutPage } from '#web/storefront/checkout/checkout-page.tsx';
import { CheckoutShell } from '#web/storefront/checkout/checkout-shell.tsx';
import { loadCheckout } from '#web/storefront/checkout/form/account-prefill.ts';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/checkout')({
  // The cart is in the browser, and so is everything this page says.
  ssr: false,
  loader: ({ context }) => loadCheckout(context.api),
  head: () => ({ meta: [{ title: titles.checkout }, { name: 'robots', content: 'noindex' }] }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: Checkout,
  // Drawn at once, by the server too: were it fetched apart, the page would begin with a hole.
  pendingComponent: CheckoutShell,
  errorComponent: Failed,
});

function Checkout() {
  return <CheckoutPage prefill={Route.useLoaderData()} />;
}
