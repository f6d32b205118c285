/**
 * One cached answer per product and tab: a sheet renders the cached one, or the data of its card, until a newer one
 * arrives.
 */
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { type CachedAnswer, keepAnswer } from '#web/storefront/facts/cached-answer.ts';
import { loadProduct } from './load-product.ts';
import type { ProductFacts } from './product-facts.ts';

const answers = new Map<string, CachedAnswer<ProductFacts>>();

/** Used in the browser only, where a tab has one API. */
export function productAnswer(api: Api, id: string): CachedAnswer<ProductFacts> {
  const answer = answers.get(id) ?? keepAnswer(() => loadProduct(api, id), FRESH_MS.product);
  answers.set(id, answer);
  return answer;
}

/** For loaders of routes: starts the request without waiting. A route that is loaded again ("stay") refetches. */
export function askForProduct(api: Api, id: string, cause: 'preload' | 'enter' | 'stay'): void {
  const answer = productAnswer(api, id);
  if (cause === 'stay') answer.lookAgain();
  else answer.look();
}
