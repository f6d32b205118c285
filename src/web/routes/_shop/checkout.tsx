import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#web/i18n/titles.ts';
import { CheckoutPage } from '#web/storefront/checkout/checkout-page.tsx';
import { CheckoutShell } from '#web/storefront/checkout/checkout-shell.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/checkout')({
  // The cart is in the browser, and so is everything this page says.
  ssr: false,
  loader: async ({ context }) =>
    (await import('#web/storefront/checkout/form/account-prefill.ts')).loadCheckout(context.api),
  head: () => ({ meta: [{ title: titles.checkout }, { name: 'robots', content: 'noindex' }] }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  // Read each time: another customer may have signed in.
  gcTime: 0,
  component: Checkout,
  // Drawn at once, by the server too: were it fetched apart, the page would begin with a hole.
  pendingComponent: CheckoutShell,
  errorComponent: Failed,
});

function Checkout() {
  return <CheckoutPage prefill={Route.useLoaderData()} />;
}
