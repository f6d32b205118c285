/** One answer for each product and tab: a sheet draws what is kept, or its card, before a newer answer is there. */
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { type KeptAnswer, keepAnswer } from '#web/storefront/facts/kept-answer.ts';
import { loadProduct } from './load-product.ts';
import type { ProductFacts } from './product-facts.ts';

const answers = new Map<string, KeptAnswer<ProductFacts>>();

/** Used in the browser only, where a tab has one way to the restaurant. */
export function productAnswer(api: Api, id: string): KeptAnswer<ProductFacts> {
  const answer = answers.get(id) ?? keepAnswer(() => loadProduct(api, id), FRESH_MS.product);
  answers.set(id, answer);
  return answer;
}

/** For loaders of routes: begins to ask and does not wait. A route that is loaded once more ("stay") asks anew. */
export function askForProduct(api: Api, id: string, cause: 'preload' | 'enter' | 'stay'): void {
  const answer = productAnswer(api, id);
  if (cause === 'stay') answer.lookAgain();
  else answer.look();
}
