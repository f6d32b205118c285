import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import type { LineProblem } from '#domain/cart/priced-cart.ts';
import type { Instant } from '#domain/time/instant.ts';
import { cartText } from '#web/i18n/cart.ts';

/** The problem of a cart line in words: the server's sentence, or the minimum number of pieces. */
export function describeProblem(problem: LineProblem, now: Instant): string {
  return problem.code === 'below_minimum_quantity'
    ? cartText.minimum(problem.minimum)
    : describeOrderProblem(problem, now).sentence;
}
