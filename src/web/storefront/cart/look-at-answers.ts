import type { Api } from '#contract/client.ts';
import { fetchWithRetries } from '#web/ui/when-idle.ts';

const importAnswers = () => fetchWithRetries(() => import('#web/storefront/facts/shop-answers.ts'));

/** Fetches what a cart is priced from, in parallel with the cart's chunks. Part of the first load. */
export async function lookAtMenu(api: Api): Promise<void> {
  const { menuFacts } = await importAnswers();
  menuFacts(api).look();
}

/** The same, and what the time estimate needs. */
export async function lookAtAnswers(api: Api): Promise<void> {
  const { menuFacts, restaurantFacts } = await importAnswers();
  menuFacts(api).look();
  restaurantFacts(api).look();
}
