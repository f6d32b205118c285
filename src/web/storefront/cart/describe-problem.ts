import type { ErrorDetails } from '#contract/error-entry.ts';
import { orderSentence } from '#contract/order-errors.ts';
import type { LineProblem } from '#domain/cart/priced-cart.ts';
import { describeReturn, describeWindows } from '#domain/menu/describe-windows.ts';
import type { Instant } from '#domain/time/instant.ts';
import { cartText } from '#web/i18n/cart.ts';

/** A line's problem in the words the server would use for it. */
export function describeProblem(problem: LineProblem, now: Instant): string {
  switch (problem.code) {
    case 'outside_window':
      return orderSentence(problem.code, windowDetails(problem, now));
    case 'below_minimum_quantity':
      return cartText.minimum(problem.minimum);
    case 'not_enough_stock':
      return orderSentence(problem.code, { name: problem.productName, left: problem.left });
    case 'product_unavailable':
    case 'not_orderable_today':
    case 'not_orderable_ahead':
    case 'extra_unknown':
    case 'message_not_allowed':
      return orderSentence(problem.code, problem.productName === '' ? {} : { name: problem.productName });
    case 'bundle_unavailable':
      return orderSentence(problem.code, { name: problem.promotionName });
    case 'bundle_incomplete':
    case 'free_product_too_expensive':
    case 'message_too_long':
    case 'cart_too_large':
      return orderSentence(problem.code);
  }
}

/** The facts of the sentence about a product outside its windows. */
export function windowDetails(
  { productName, windows, returnsAt, canBeChosen }: Extract<LineProblem, { readonly code: 'outside_window' }>,
  now: Instant,
): ErrorDetails {
  return {
    ...(productName === '' ? {} : { name: productName }),
    hours: describeWindows(windows),
    canBeChosen,
    ...(returnsAt === null ? {} : { when: describeReturn(returnsAt, now) }),
  };
}
