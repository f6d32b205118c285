import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#web/i18n/titles.ts';
import { CheckoutPage } from '#web/storefront/checkout/checkout-page.tsx';
import { CheckoutShell } from '#web/storefront/checkout/checkout-shell.tsx';

export const Route = createFileRoute('/_shop/checkout')({
  // The cart is in the browser, and so is everything this page says.
  ssr: false,
  loader: async ({ context }) => (await import('#web/storefront/checkout/load-checkout.ts')).loadCheckout(context.api),
  head: () => ({ meta: [{ title: titles.checkout }, { name: 'robots', content: 'noindex' }] }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: CheckoutPage,
  pendingComponent: CheckoutShell,
});
