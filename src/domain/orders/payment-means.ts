/**
 * What an order is paid with. A means has a row here; a payment is a list of parts, each of one means. The documents'
 * three words exist on the wire only (contract/orders/payment-on-wire.ts).
 */

import { keysOf } from '#domain/keys-of.ts';
import { type Bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';

type MeansFacts = {
  /** As a choice, and as a column or line of reports; combined with others in lower case. */
  readonly label: string;
  /** As a choice once the method is known: „Card la livrare”. */
  readonly saysWhere: boolean;
  /** Behind an amount in a sentence: „20,00 lei numerar”. */
  readonly ofAmount: string;
  /** Label of the amount where several means share a total. */
  readonly sumLabel: string;
  /** On a courier's buttons. */
  readonly courierLabel: string;
  /** For staff, once the money was received; null: the label and „Plătit”. */
  readonly paidLabel: string | null;
  /** Taken when the order changes hands, or before it arrives. */
  readonly when: 'at_door' | 'online';
  /** Money that is counted: in a courier's pocket, in the drawer, below the ceiling of the law. */
  readonly isCash: boolean;
  /** A meal card: it pays the food of an order and nothing else (`payments/eligible-for-meal-card.ts`). */
  readonly paysOnlyFood: boolean;
  /** Who may choose it for an order. */
  readonly chosenBy: readonly Chooser[];
  /** Whose forms record that it was received. */
  readonly takenBy: readonly Taker[];
};
export type Chooser = 'guest' | 'telephone';
export type Taker = 'panel' | 'courier';

/** In the order of every list. */
export const MEANS = {
  cash: {
    label: 'Numerar',
    saysWhere: false,
    ofAmount: 'numerar',
    sumLabel: 'Suma în numerar',
    courierLabel: 'numerar',
    paidLabel: null,
    when: 'at_door',
    isCash: true,
    paysOnlyFood: false,
    chosenBy: ['guest', 'telephone'],
    takenBy: ['panel', 'courier'],
  },
  card: {
    label: 'Card',
    saysWhere: true,
    ofAmount: 'cu cardul',
    sumLabel: 'Suma cu cardul',
    courierLabel: 'card (POS)',
    paidLabel: 'Plătit',
    when: 'at_door',
    isCash: false,
    paysOnlyFood: false,
    chosenBy: ['guest', 'telephone'],
    takenBy: ['panel', 'courier'],
  },
  meal_card: {
    label: 'Card de masă',
    saysWhere: true,
    ofAmount: 'cu cardul de masă',
    sumLabel: 'Suma cu cardul de masă',
    courierLabel: 'card de masă',
    paidLabel: null,
    when: 'at_door',
    isCash: false,
    paysOnlyFood: true,
    chosenBy: ['guest', 'telephone'],
    takenBy: ['panel', 'courier'],
  },
  card_online: {
    label: 'Card online',
    saysWhere: false,
    ofAmount: 'cu cardul online',
    sumLabel: 'Suma cu cardul online',
    courierLabel: 'card online',
    paidLabel: 'Plătit online',
    when: 'online',
    isCash: false,
    paysOnlyFood: false,
    chosenBy: ['guest'],
    takenBy: [],
  },
  meal_card_online: {
    label: 'Card de masă online',
    saysWhere: false,
    ofAmount: 'cu cardul de masă online',
    sumLabel: 'Suma cu cardul de masă online',
    courierLabel: 'card de masă online',
    paidLabel: 'Plătit online',
    when: 'online',
    isCash: false,
    paysOnlyFood: true,
    chosenBy: ['guest'],
    takenBy: [],
  },
} as const satisfies Record<string, MeansFacts>;
export type Means = keyof typeof MEANS;
export const ALL_MEANS: readonly Means[] = keysOf(MEANS);

/** The row of a means, with the types that all rows share. */
export function factsOf(means: Means): MeansFacts {
  return MEANS[means];
}

export type PaymentPart = { readonly means: Means; readonly amount: Bani };

/** What an order is paid with, also parts of 0; the amounts add up to the payable amount. */
export type Payment = readonly PaymentPart[];

/** As it is chosen or recorded: one means pays everything, or several their named amounts. */
export type PaymentChoice = { readonly means: Means } | { readonly parts: Payment };

/** Several means that are offered as one choice; the first has what the others leave. */
const MIXES = {
  'cash-card': ['cash', 'card'],
  'meal_card-cash': ['meal_card', 'cash'],
  'meal_card-card': ['meal_card', 'card'],
  'meal_card_online-card_online': ['meal_card_online', 'card_online'],
  'meal_card_online-cash': ['meal_card_online', 'cash'],
  'meal_card_online-card': ['meal_card_online', 'card'],
} as const satisfies Record<string, readonly [Means, Means]>;

/** One choice of a form: a means, or a mix. */
export type PaymentWay = Means | keyof typeof MIXES;
export const PAYMENT_WAYS: readonly PaymentWay[] = [...ALL_MEANS, ...keysOf(MIXES)];

export function isMix(way: PaymentWay): way is keyof typeof MIXES {
  return way in MIXES;
}

export function meansOfWay(way: PaymentWay): readonly Means[] {
  return isMix(way) ? MIXES[way] : [way];
}

export function meansOf(payment: Payment): readonly Means[] {
  return payment.map(({ means }) => means);
}

/** The way that has exactly these means; null for a mix that no form offers. */
export function wayOf(means: readonly Means[]): PaymentWay | null {
  return PAYMENT_WAYS.find((way) => hasSameMeans(meansOfWay(way), means)) ?? null;
}

export function wayOfChoice(choice: PaymentChoice): PaymentWay | null {
  return wayOf('means' in choice ? [choice.means] : meansOf(choice.parts));
}

export function hasSameMeans(some: readonly Means[], others: readonly Means[]): boolean {
  return some.length === others.length && some.every((means) => others.includes(means));
}

/** The ways that this chooser may take, each means of it. */
export function listWaysFor(chooser: Chooser): readonly PaymentWay[] {
  return PAYMENT_WAYS.filter((way) => meansOfWay(way).every((means) => factsOf(means).chosenBy.includes(chooser)));
}

/** What a restaurant offers of them: a means that pays only food is also offered with every other that is. */
export function pickOffered(chooser: Chooser, offered: readonly PaymentWay[]): readonly PaymentWay[] {
  return listWaysFor(chooser).filter((way) =>
    followsFromMeans(way) ? meansOfWay(way).every((means) => offered.includes(means)) : offered.includes(way),
  );
}

/** The means of a way that pays only food, also where it pays with another the rest; null for other ways. */
export function foodMeansOf(way: PaymentWay): Means | null {
  return meansOfWay(way).find((means) => factsOf(means).paysOnlyFood) ?? null;
}

/** Whether it is a mix that is offered because its means are: one of them pays only food, another the rest. */
export function followsFromMeans(way: PaymentWay): boolean {
  return isMix(way) && foodMeansOf(way) !== null;
}

/** The ways to record a payment by this taker. */
export function listWaysTakenBy(taker: Taker): readonly PaymentWay[] {
  return PAYMENT_WAYS.filter((way) => meansOfWay(way).every((means) => factsOf(means).takenBy.includes(taker)));
}

/** What is received with a means; 0 where it is not among the parts. */
export function sumWith(payment: Payment, means: Means): Bani {
  return sumBani(payment.filter((part) => part.means === means).map(({ amount }) => amount));
}

/** What is received in money that is counted. */
export function cashOf(payment: Payment): Bani {
  return sumBani(payment.filter(({ means }) => factsOf(means).isCash).map(({ amount }) => amount));
}

/** The parts of a payment: with one means all of it, otherwise as named. */
export function partsOf(choice: PaymentChoice, payable: Bani): Payment {
  return 'means' in choice ? [{ means: choice.means, amount: payable }] : choice.parts;
}

/** The payment that has these parts, as it is chosen. */
export function choiceOf(payment: Payment): PaymentChoice {
  const [first, ...others] = payment;
  return first !== undefined && others.length === 0 ? { means: first.means } : { parts: payment };
}

/** A mix: its second means has this amount, its first the rest; what is not known yet is 0. */
export function mixOf(way: keyof typeof MIXES, payable: Bani, amount: Bani | null): PaymentChoice {
  const [first, second] = MIXES[way];
  return {
    parts: [
      { means: first, amount: amount === null ? ZERO_BANI : minusBani(payable, amount) },
      { means: second, amount: amount ?? ZERO_BANI },
    ],
  };
}

/** „Numerar și card”. */
export function meansLabel(means: readonly Means[]): string {
  const [first = '', ...others] = means.map((one) => factsOf(one).label);
  return [first, ...others.map((label) => label.toLowerCase())].join(' și ');
}

export function wayLabel(way: PaymentWay): string {
  return meansLabel(meansOfWay(way));
}

/** The sums of several payments by means, in the order of the table; a means without a part is left out. */
export function sumByMeans(payments: readonly Payment[]): Payment {
  return ALL_MEANS.flatMap((means) => {
    const parts = payments.flat().filter((part) => part.means === means);
    return parts.length === 0 ? [] : [{ means, amount: sumBani(parts.map(({ amount }) => amount)) }];
  });
}

/** Whether one of the offered ways has this means. */
export function offersMeans(offered: readonly PaymentWay[], means: Means): boolean {
  return offered.some((way) => meansOfWay(way).includes(means));
}

/** Paid before the order arrives, by a provider: no person chooses them for a guest, and no person records them. */
export const ONLINE_MEANS: readonly Means[] = ALL_MEANS.filter((means) => factsOf(means).when === 'online');

/** Whether an order that is paid in this way waits for its payment. */
export function isOnlineWay(way: PaymentWay): boolean {
  return meansOfWay(way).some((means) => ONLINE_MEANS.includes(means));
}

/** The parts that a provider takes. */
export function onlinePartsOf(payment: Payment): Payment {
  return payment.filter(({ means }) => ONLINE_MEANS.includes(means));
}

/** The parts that are received when the order changes hands. */
export function atDoorPartsOf(payment: Payment): Payment {
  return payment.filter(({ means }) => !ONLINE_MEANS.includes(means));
}

/** What a provider takes of a payment; 0 where everything is paid at the door. */
export function onlineSumOf(payment: Payment): Bani {
  return sumBani(onlinePartsOf(payment).map(({ amount }) => amount));
}

/** The ways that a restaurant can offer. */
export const OFFERABLE_WAYS: readonly PaymentWay[] = PAYMENT_WAYS.filter(
  (way) => !followsFromMeans(way) && [...listWaysFor('guest'), ...listWaysFor('telephone')].includes(way),
);

/** The parts that are not counted: a card's, for example. */
export function withoutCash(payment: Payment): Payment {
  return payment.filter(({ means }) => !factsOf(means).isCash);
}
