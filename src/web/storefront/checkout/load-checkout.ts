import type { Api } from '#contract/client.ts';
import { menuFacts, restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { type AccountPrefill, loadAccountPrefill } from './account-prefill.ts';

/** Reads what the checkout is judged against, before it shows, and what its guest need not write. In the browser only. */
export async function loadCheckout(api: Api): Promise<AccountPrefill> {
  const [prefill] = await Promise.all([loadAccountPrefill(api), menuFacts(api).load(), restaurantFacts(api).load()]);
  return prefill;
}
