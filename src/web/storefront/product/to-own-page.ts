import { redirect } from '#web/router/index.ts';

/**
 * Addresses of sheets exist in the browser only: a request to the server for one is redirected to the product's page.
 */
export function toOwnPage(productId: string): void {
  if (import.meta.env.SSR) throw redirect({ to: '/meniu/$productId', params: { productId } });
}
