/** Payments as they are stored: parts by means. Rows and texts of earlier versions have the documents' words. */
import { z } from 'zod';
import { byMealCard, choiceFromWire, meansOfWord, PAYMENT_WORDS, wayOfWord } from '#contract/orders/payment-on-wire.ts';
import { bani } from '#domain/money/bani.ts';
import { ALL_MEANS, PAYMENT_WAYS, type Payment, partsOf } from '#domain/orders/payment-means.ts';

const Amount = z.int().transform(bani);

export const StoredPayment = z.array(z.object({ means: z.enum(ALL_MEANS), amount: Amount }));

const Word = z.enum(PAYMENT_WORDS);
type EarlierPayment = { readonly word: z.output<typeof Word>; readonly cash: number; readonly card: number };

function paymentOfEarlier({ word, cash, card }: EarlierPayment, isMealCard: boolean): Payment {
  const [cashAmount, cardAmount] = [bani(cash), bani(card)];
  const choice = choiceFromWire(word, { cashAmount, cardAmount });
  return partsOf(isMealCard ? byMealCard(choice) : choice, bani(cash + card));
}

/** What was received, in the details of an event; `mealCard` is of earlier versions. */
export const EventPayment = z.union([
  StoredPayment,
  z.object({ method: Word, cash: z.int(), card: z.int() }).transform(({ method, ...amounts }) => ({
    word: method,
    ...amounts,
  })),
]);

export function readEventPayment(paid: z.output<typeof EventPayment>, isMealCard: boolean): Payment {
  return 'word' in paid ? paymentOfEarlier(paid, isMealCard) : paid;
}

/** The means of an earlier version of an order. */
export const StoredMeans = z.union([z.array(z.enum(ALL_MEANS)), Word.transform((word) => [...meansOfWord(word)])]);

/** The way to pay in a proposal. */
export const StoredWay = z.union([z.enum(PAYMENT_WAYS), Word.transform(wayOfWord)]);

const EarlierRow = z.object({
  payment_method: Word,
  cash_bani: z.int(),
  card_bani: z.int(),
  is_meal_card: z.boolean().default(false),
});

/** A row of `orders` in an archive of an earlier version, with the column of today. */
export function upgradeOrderRow(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const earlier = EarlierRow.safeParse(row);
  if (!earlier.success) return row;
  const { payment_method: word, cash_bani: cash, card_bani: card, is_meal_card: isMealCard } = earlier.data;
  const kept = Object.entries(row).filter(([column]) => !(column in EarlierRow.shape));
  return { ...Object.fromEntries(kept), payment_parts: paymentOfEarlier({ word, cash, card }, isMealCard) };
}
