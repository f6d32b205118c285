/** The payment staff took at hand-over: the values of the form and what they mean to the server. */
import { type Bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, formatLei, parseLei } from '#domain/money/format-lei.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import {
  isMix,
  meansOf,
  meansOfWay,
  type PaymentChoice,
  type PaymentWay,
  partsOf,
  wayOf,
} from '#domain/orders/payment-means.ts';
import {
  chooseWithMealCard,
  hasMealCard,
  type MealCardLimit,
  type MealCardTerms,
  refuseMealCard,
} from '#domain/payments/meal-card-parts.ts';
import { listDoorParts } from '#domain/payments/staff-money.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';

/** The two parts of a mix. */
export const PARTS = ['first', 'second'] as const;
type Part = (typeof PARTS)[number];

export type PaymentForm = {
  /** `none`: handed over, not yet paid. */
  readonly way: PaymentWay | 'none';
  /** As typed. */
  readonly first: string;
  readonly second: string;
  /** The parts that somebody typed: another one is the rest of what is owed. */
  readonly typed: readonly Part[];
};

/** The payment that the guest announced: of an order that is paid online, the rest. */
export function announcedPayment(order: Pick<OrderView, 'payable' | 'payment' | 'onlineMoney'>): PaymentForm {
  const payment = listDoorParts(order);
  const [first, second] = payment.map(({ amount }) => formatAmount(amount));
  return { way: wayOf(meansOf(payment)) ?? 'none', first: first ?? '', second: second ?? '', typed: [] };
}

/** A way as it is chosen; beside a meal card, the sums are proposed: what it may pay, and the rest. */
export function chooseWay(form: PaymentForm, way: PaymentForm['way'], terms: MealCardTerms): PaymentForm {
  if (way === 'none' || !isMix(way) || !hasMealCard(meansOfWay(way))) return { ...form, way };
  const choice = chooseWithMealCard(way, terms);
  const [first = '', second = ''] =
    'parts' in choice ? choice.parts.map(({ amount }) => formatAmount(amount)) : ['', ''];
  return { way, first, second, typed: [] };
}

/** One part as it is typed; the other becomes the rest, until it was typed itself. */
export function typePart(form: PaymentForm, part: Part, text: string, owed: Bani): PaymentForm {
  const other = part === 'first' ? 'second' : 'first';
  const typed = form.typed.includes(part) ? form.typed : [...form.typed, part];
  return { ...form, typed, [part]: text, ...(typed.includes(other) ? {} : { [other]: restOf(text, owed) }) };
}

/** '' where nothing is left, or what was typed cannot be read. */
function restOf(text: string, owed: Bani): string {
  const amount = parseLei(text);
  return amount.ok && amount.value < owed ? formatAmount(minusBani(owed, amount.value)) : '';
}

/** The payment taken; null for none. Refused when the two parts do not add up to what is owed. */
function parsePayment(
  { way, ...form }: PaymentForm,
  { payable }: MealCardTerms,
): Result<PaymentChoice | null, 'wrong'> {
  if (way === 'none') return ok(null);
  if (!isMix(way)) return ok({ means: way });
  const [first, second] = PARTS.map((part) => parseLei(form[part]));
  if (!first?.ok || !second?.ok) return err('wrong');
  const isWhole = sumBani([first.value, second.value]) === payable;
  if (!isWhole || first.value <= 0 || second.value <= 0) return err('wrong');
  const amounts = [first.value, second.value];
  return ok({ parts: meansOfWay(way).map((means, place) => ({ means, amount: amounts[place] ?? ZERO_BANI })) });
}

export function judgePayment(form: PaymentForm, terms: MealCardTerms): Problems {
  const { payable } = terms;
  const parsed = parsePayment(form, terms);
  if (!parsed.ok) return { first: stepWords.payment.wrong(formatLei(payable)) };
  const tooMuch = parsed.value === null ? null : refuseMealCard(partsOf(parsed.value, payable), terms);
  return tooMuch === null ? {} : { first: mealCardSentence(tooMuch) };
}

/** How much a meal card may pay, and what must be paid otherwise. */
export function mealCardSentence({ maximum, rest }: Pick<MealCardLimit, 'maximum' | 'rest'>): string {
  return stepWords.payment.mealCard(formatLei(maximum), formatLei(rest));
}

/** @throws when the form has a problem: callers check before sending */
export function paymentOf(form: PaymentForm, terms: MealCardTerms): PaymentChoice | null {
  const parsed = parsePayment(form, terms);
  if (!parsed.ok) throw new Error('A payment that is not what is owed');
  return parsed.value;
}
