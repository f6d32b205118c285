import { redirect } from '#web/router/index.ts';

/** Sheets have addresses of their own only inside the browser: a request to the server for one gets the product's page. */
export function toOwnPage(productId: string): void {
  if (import.meta.env.SSR) throw redirect({ to: '/meniu/$productId', params: { productId } });
}
