import { formatLei } from '#domain/money/format-lei.ts';
import { foodMeansOf, isOnlineWay, onlineSumOf, type PaymentWay, partsOf } from '#domain/orders/payment-means.ts';
import { type MealCardFacts, mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { chooseWithMealCard } from '#domain/payments/meal-card-parts.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { ORDER_BUTTON } from '#web/i18n/titles.ts';

/** What the order button says. */
export function describeOrderButton(way: PaymentWay | null, cart: MealCardFacts): string {
  return way !== null && isOnlineWay(way) ? checkout.sendAndPay(formatLei(sumToPayOnline(way, cart))) : ORDER_BUTTON;
}

function sumToPayOnline(way: PaymentWay, cart: MealCardFacts) {
  if (foodMeansOf(way) === null) return cart.sums.payable;
  const terms = mealCardTermsOf(cart);
  return onlineSumOf(partsOf(chooseWithMealCard(way, terms), terms.payable));
}
