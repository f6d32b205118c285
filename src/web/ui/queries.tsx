/**
 * The cache of answers for screens that live in the browser only: cart, checkout, staff. Import it from lazily loaded
 * code: the first look at a page does without it, its data comes from the router's loaders.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** One per tab. Nothing of it runs on the server, where a module would outlive its visitor. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
