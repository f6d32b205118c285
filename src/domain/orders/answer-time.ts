/** How long guests usually wait until the restaurant accepts an order for now: told while they wait. */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';

/** Days before now whose orders count. */
export const ANSWER_DAYS = 14;
/** Number of last orders that the usual time is computed from. */
export const ANSWERS_MEASURED = 20;
/** With fewer orders nothing is said. */
const FEWEST_ANSWERS = 10;
/** Four orders in five were answered within the time that is told. */
const QUANTILE = 0.8;

export type OrderAnswer = { readonly placedAt: Instant; readonly acceptedAt: Instant };

/** Whole minutes, at least one; null when too few orders were accepted. */
export function usualAnswerMinutes(answers: readonly OrderAnswer[]): number | null {
  if (answers.length < FEWEST_ANSWERS) return null;
  const waits = answers.map(({ placedAt, acceptedAt }) => acceptedAt - placedAt).toSorted((one, other) => one - other);
  const usual = Math.max(0, ...waits.slice(0, Math.ceil(QUANTILE * waits.length)));
  return Math.max(1, Math.ceil(usual / MINUTE_MS));
}
