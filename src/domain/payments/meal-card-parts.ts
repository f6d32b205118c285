/** The parts of a payment of which a meal card has one: it pays what it may, another means the rest. */
import { type Bani, bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import {
  choiceOf,
  factsOf,
  isMix,
  listWaysTakenBy,
  type Means,
  meansOf,
  meansOfWay,
  type Payment,
  type PaymentChoice,
  type PaymentWay,
  type Taker,
} from '#domain/orders/payment-means.ts';
import { absorbDifference } from '#domain/orders/placing/cash-ceiling.ts';

/** What a meal card may pay, and what is left of the payable amount. */
type MealCardSums = { readonly maximum: Bani; readonly rest: Bani };
export type MealCardLimit = MealCardSums & { readonly code: 'meal_card_limit' };
export type MealCardRefusal =
  | MealCardLimit
  | (MealCardSums & { readonly code: 'meal_card_sum_changed' | 'meal_card_pays_nothing' });

/** An amount to pay, and how much of it meal cards may pay; null where that is not known. */
export type MealCardTerms = { readonly payable: Bani; readonly eligible: Bani | null };
export type KnownMealCardTerms = { readonly payable: Bani; readonly eligible: Bani };

export function hasMealCard(means: readonly Means[]): boolean {
  return means.some((one) => factsOf(one).paysOnlyFood);
}

/** What a meal card pays of it. */
export function sumOfMealCard(payment: Payment): Bani {
  return sumBani(payment.filter(({ means }) => factsOf(means).paysOnlyFood).map(({ amount }) => amount));
}

/** What is left for another means when a meal card pays all that it may. */
export function mealCardRestOf({ payable, eligible }: MealCardTerms): Bani {
  return eligible === null ? ZERO_BANI : minusBani(payable, bani(Math.min(eligible, payable)));
}

/** How a way with a meal card pays: the card what it may, the other means the rest; a rest of 0 is left out. */
export function chooseWithMealCard(way: PaymentWay, terms: MealCardTerms): PaymentChoice {
  const rest = mealCardRestOf(terms);
  const parts = meansOfWay(way).map((means) => ({
    means,
    amount: factsOf(means).paysOnlyFood ? minusBani(terms.payable, rest) : rest,
  }));
  return choiceOf(parts.filter(({ means, amount }) => factsOf(means).paysOnlyFood || amount > ZERO_BANI));
}

/**
 * The same payment for another total or another order: a meal card pays what it may, the other means the rest, cash
 * where there is no other. What a provider has of a meal card never grows: more is collected at the door. A part of 0 is
 * left out.
 */
export function settlePayment(payment: Payment, terms: MealCardTerms): Payment {
  const card = payment.find(({ means }) => factsOf(means).paysOnlyFood);
  if (card === undefined || terms.eligible === null) return absorbDifference(payment, terms.payable);
  const most = minusBani(terms.payable, mealCardRestOf(terms));
  const isTaken = factsOf(card.means).when === 'online';
  const paid = { means: card.means, amount: isTaken ? bani(Math.min(card.amount, most)) : most };
  const rest = minusBani(terms.payable, paid.amount);
  const others = payment.filter((part) => part !== card);
  const settled = [
    paid,
    ...absorbDifference(others.length === 0 ? [{ means: 'cash', amount: ZERO_BANI }] : others, rest),
  ];
  const taken = settled.filter(({ amount }) => amount > ZERO_BANI);
  return taken.length === 0 ? [paid] : taken;
}

/** The ways to record a payment by this taker: none by which a meal card would pay more than it may. */
export function listWaysWithin(taker: Taker, { payable, eligible }: MealCardTerms): readonly PaymentWay[] {
  return listWaysTakenBy(taker).filter((way) => {
    if (eligible === null || !hasMealCard(meansOfWay(way))) return true;
    return isMix(way) ? eligible > ZERO_BANI : eligible >= payable;
  });
}

/** Why a meal card may not pay so much; null where it may. */
export function refuseMealCard(payment: Payment, { payable, eligible }: MealCardTerms): MealCardLimit | null {
  if (eligible === null || sumOfMealCard(payment) <= eligible) return null;
  return { code: 'meal_card_limit', maximum: eligible, rest: mealCardRestOf({ payable, eligible }) };
}

/**
 * Why an order may not be placed so: nothing in it is food, a meal card would pay too much, or its sum is not the one
 * that was agreed. A sum that changed is never taken silently.
 */
export function refuseAgreedMealCard(payment: Payment, terms: KnownMealCardTerms): MealCardRefusal | null {
  if (!hasMealCard(meansOf(payment))) return null;
  const { eligible: maximum, payable } = terms;
  const rest = mealCardRestOf(terms);
  if (maximum === ZERO_BANI && payable > ZERO_BANI) return { code: 'meal_card_pays_nothing', maximum, rest };
  if (sumOfMealCard(payment) === minusBani(payable, rest)) return null;
  return { code: payment.length === 1 ? 'meal_card_limit' : 'meal_card_sum_changed', maximum, rest };
}
