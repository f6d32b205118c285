import type { Api } from '#contract/client.ts';
import { menuFactsQuery, restaurantQuery } from '#web/storefront/facts/shop-queries.ts';
import { queryClient } from '#web/ui/queries.tsx';
import { accountPrefillQuery } from './account-prefill.ts';

/** Reads what the checkout is judged against, before it shows. In the browser only. */
export async function loadCheckout(api: Api): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(menuFactsQuery(api)),
    queryClient.fetchQuery(restaurantQuery(api)),
    queryClient.fetchQuery(accountPrefillQuery(api)),
  ]);
}
