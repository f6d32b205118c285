/**
 * A payment on the wire. The documents have three words and two amounts; every means counts as one of theirs, for
 * clients that know no others, and `paymentParts` (ours) names the means themselves. Free of zod: guests' pages write
 * with it.
 */
import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import {
  type Means,
  meansOf,
  PAYMENT_WAYS,
  type Payment,
  type PaymentChoice,
  type PaymentWay,
  wayOf,
} from '#domain/orders/payment-means.ts';
import { readLei } from '../values/convert.ts';

export const PAYMENT_WORDS = ['CASH', 'CARD', 'CASH_AND_CARD'] as const;
export type PaymentWord = (typeof PAYMENT_WORDS)[number];

/** As which of the documents' two amounts a means counts. */
const COUNTS_AS = {
  cash: 'CASH',
  card: 'CARD',
  meal_card: 'CARD',
  card_online: 'CARD',
  meal_card_online: 'CARD',
} as const satisfies Record<Means, 'CASH' | 'CARD'>;

const MEANS_OF_WORD = {
  CASH: ['cash'],
  CARD: ['card'],
  CASH_AND_CARD: ['cash', 'card'],
} as const satisfies Record<PaymentWord, readonly Means[]>;

export function meansOfWord(word: PaymentWord): readonly Means[] {
  return MEANS_OF_WORD[word];
}

/** Each word is a way of its own: other ways are named by themselves. */
export function wayOfWord(word: PaymentWord): PaymentWay {
  const way = wayOf(MEANS_OF_WORD[word]);
  if (way === null) throw new Error(`No way to pay is ${word}`);
  return way;
}

/** A way as a form stored it: earlier versions stored the documents' words. */
export function readWay(stored: unknown): PaymentWay | null {
  const word = PAYMENT_WORDS.find((one) => one === stored);
  return word === undefined ? (PAYMENT_WAYS.find((way) => way === stored) ?? null) : wayOfWord(word);
}

export function wordOf(means: readonly Means[]): PaymentWord {
  const counted = new Set(means.map((one) => COUNTS_AS[one]));
  if (counted.size > 1) return 'CASH_AND_CARD';
  return counted.has('CASH') ? 'CASH' : 'CARD';
}

/** Whether the documents' word says the means exactly. */
function isDocumented(means: readonly Means[]): boolean {
  const named: readonly Means[] = MEANS_OF_WORD[wordOf(means)];
  return means.length === named.length && means.every((one) => named.includes(one));
}

/** The documents' two amounts. */
export function documentedAmountsOf(payment: Payment): { readonly cash: Bani; readonly card: Bani } {
  const amountAs = (word: 'CASH' | 'CARD') =>
    sumBani(payment.filter(({ means }) => COUNTS_AS[means] === word).map(({ amount }) => amount));
  return { cash: amountAs('CASH'), card: amountAs('CARD') };
}

type WirePart = { means: Means; amount: number };

/** As answers have it. */
export function paymentToWire(payment: Payment) {
  const { cash, card } = documentedAmountsOf(payment);
  return {
    orderPaymentOptions: wordOf(meansOf(payment)),
    cashAmount: leiFromBani(cash),
    cardAmount: leiFromBani(card),
    paymentParts: partsToWire(payment),
  };
}

export function partsToWire(payment: Payment): WirePart[] {
  return payment.map(({ means, amount }) => ({ means, amount: leiFromBani(amount) }));
}

export function partsFromWire(parts: readonly WirePart[]): Payment {
  return parts.map(({ means, amount }) => ({ means, amount: readLei(amount) }));
}

/** As requests have it; the parts are named only where the word does not say them. */
export function choiceToWire(choice: PaymentChoice): {
  readonly word: PaymentWord;
  readonly cashAmount?: number;
  readonly cardAmount?: number;
  readonly paymentParts?: { means: Means; amount?: number }[];
} {
  if ('means' in choice) {
    const word = wordOf([choice.means]);
    return isDocumented([choice.means]) ? { word } : { word, paymentParts: [{ means: choice.means }] };
  }
  const { orderPaymentOptions: word, cashAmount, cardAmount, paymentParts } = paymentToWire(choice.parts);
  return isDocumented(meansOf(choice.parts))
    ? { word, cashAmount, cardAmount }
    : { word, cashAmount, cardAmount, paymentParts };
}

/** A payment of a request, as its schema gives it. */
export type WireChoice = {
  readonly cashAmount?: Bani | null | undefined;
  readonly cardAmount?: Bani | null | undefined;
  readonly paymentParts?:
    | readonly { readonly means: Means; readonly amount?: Bani | null | undefined }[]
    | null
    | undefined;
};

/** Missing amounts of several parts count as 0, which never add up. */
export function choiceFromWire(word: PaymentWord, { cashAmount, cardAmount, paymentParts }: WireChoice): PaymentChoice {
  const [first, ...others] = paymentParts ?? [];
  if (first !== undefined) {
    if (others.length === 0 && first.amount == null) return { means: first.means };
    return { parts: [first, ...others].map(({ means, amount }) => ({ means, amount: amount ?? ZERO_BANI })) };
  }
  const named = MEANS_OF_WORD[word];
  if (named.length === 1) return { means: named[0] };
  return {
    parts: [
      { means: 'cash', amount: cashAmount ?? ZERO_BANI },
      { means: 'card', amount: cardAmount ?? ZERO_BANI },
    ],
  };
}

/** What an earlier phone of a courier means by a card that was a meal card. */
export function readAsMealCard(choice: PaymentChoice): PaymentChoice {
  const named = (means: Means): Means => (means === 'card' ? 'meal_card' : means);
  if ('means' in choice) return { means: named(choice.means) };
  return { parts: choice.parts.map(({ means, amount }) => ({ means: named(means), amount })) };
}
