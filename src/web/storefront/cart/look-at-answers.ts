import type { Api } from '#contract/client.ts';
import { fetchWithRetries } from '#web/ui/when-idle.ts';

const importAnswers = () => fetchWithRetries(() => import('#web/storefront/facts/shop-answers.ts'));

/** Asks for what a cart is priced by, while the files that show it are fetched. Part of the first load. */
export async function lookAtMenu(api: Api): Promise<void> {
  const { menuFacts } = await importAnswers();
  menuFacts(api).look();
}

/** The same, and what tells how long it takes now. */
export async function lookAtAnswers(api: Api): Promise<void> {
  const { menuFacts, restaurantFacts } = await importAnswers();
  menuFacts(api).look();
  restaurantFacts(api).look();
}
