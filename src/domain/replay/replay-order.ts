/**
 * Computes a stored order anew and compares it with what is stored, to the ban (docs/decisions/0294). An order whose
 * rules were recorded is judged by them as on the day it was placed; any other is priced from its own record.
 */
import type { PricedCart, PricedLine } from '#domain/cart/priced-cart.ts';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { type Bani, sumBani, timesBani } from '#domain/money/bani.ts';
import { totalsOf } from '#domain/orders/charged-sums.ts';
import { judgeOrder } from '#domain/orders/placing/judge-order.ts';
import type { OrderProblem } from '#domain/orders/placing/order-problem.ts';
import type { VatShare } from '#domain/orders/placing/split-vat.ts';
import { promisedMoment } from '#domain/orders/steps/accept-order.ts';
import { eligibleForMealCard } from '#domain/payments/eligible-for-meal-card.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import { priceAgreed } from './agreed-order.ts';
import { type RecordedOrder, requestOf } from './recorded-order.ts';
import { factsOfRules, vatSharesOf } from './recorded-rules.ts';

/** What is compared of an order, in the order in which differences are named. */
export const REPLAYED = [
  'refusal',
  'rows',
  'products',
  'packaging',
  'deposits',
  'deliveryFee',
  'reductions',
  'total',
  'payable',
  'vat',
  'mealCardEligible',
  'toldAt',
  'promisedAt',
] as const;
export type ReplayedFact = (typeof REPLAYED)[number];

/** The facts of an order, stored or computed anew; a fact that is not known is missing and not compared. */
export type Outcome = {
  /** Why it is not taken; null when it is. */
  readonly refusal: string | null;
  /** One row for each piece: its unit price, extras, box and deposit times the pieces, and its VAT. */
  readonly rows?: string;
  readonly products?: Bani;
  readonly packaging?: Bani;
  readonly deposits?: Bani;
  readonly deliveryFee?: Bani;
  /** Each promotion with what it took off. */
  readonly reductions?: string;
  readonly total?: Bani;
  readonly payable?: Bani;
  /** What was paid at each rate. */
  readonly vat?: string;
  readonly mealCardEligible?: Bani;
  /** The handover moment shown before ordering, and the one promised at acceptance; null for none. */
  readonly toldAt?: Instant | null;
  readonly promisedAt?: Instant | null;
};

export type Difference = {
  readonly fact: ReplayedFact;
  readonly stored: string | number | null;
  readonly replayed: string | number | null;
};

export type ReplayedOrder = {
  readonly number: number;
  readonly placedAt: Instant;
  /** What it was computed from: the rules of that time, or its own record. */
  readonly from: 'rules' | 'record';
  readonly differences: readonly Difference[];
};

export function replayOrder(order: RecordedOrder): ReplayedOrder {
  const replayed = computeAnew(order);
  return {
    number: order.number,
    placedAt: order.placedAt,
    from: order.rules === null ? 'record' : 'rules',
    differences: compareOutcomes(outcomeOf(order), replayed),
  };
}

/** Differences of the facts that both have, in the order of `REPLAYED`; after a refusal there is nothing to compare. */
export function compareOutcomes(stored: Outcome, replayed: Outcome): readonly Difference[] {
  return REPLAYED.flatMap((fact) => {
    const [before, now] = [stored[fact], replayed[fact]];
    return before === undefined || now === undefined || before === now ? [] : [{ fact, stored: before, replayed: now }];
  });
}

/** What is stored of an order; the packaging is the computed one, the totals are as they are charged. */
export function outcomeOf(order: RecordedOrder): Outcome {
  const { rules, acceptance } = order;
  return {
    refusal: null,
    rows: listRows(order.lines),
    products: order.products,
    packaging: order.packaging,
    deposits: order.deposits,
    deliveryFee: order.deliveryFee,
    reductions: textOfReductions(order.reductions),
    total: order.total,
    payable: order.payable,
    ...(order.mealCardEligible !== null && { mealCardEligible: order.mealCardEligible }),
    ...(rules !== null && { vat: textOfVat(rules.own.vat), toldAt: order.toldAt }),
    ...(acceptance !== null && { promisedAt: acceptance.promisedAt }),
  };
}

/** The order as this program computes it. */
function computeAnew(order: RecordedOrder): Outcome {
  const promised = promiseAnew(order);
  if (order.rules === null) return { ...outcomeOfCart(order, priceAgreed(order), order.reductions), ...promised };
  const { plan, problems, quote } = judgeOrder(requestOf(order), factsOfRules(order.rules, order.placedAt));
  if (plan === null) return { refusal: refusalOf(problems) };
  return {
    ...outcomeOfCart(order, quote, plan.sums.reductions),
    vat: textOfVat(vatSharesOf(plan)),
    mealCardEligible: plan.mealCardEligible,
    toldAt: plan.toldAt,
    ...promised,
  };
}

/** The reasons of a refusal as one text. */
export function refusalOf(problems: readonly OrderProblem[]): string {
  return problems.map(({ code }) => code).join(', ');
}

function promiseAnew({ acceptance, requestedAt }: RecordedOrder): Pick<Outcome, 'promisedAt'> {
  return acceptance === null ? {} : { promisedAt: promisedMoment({ ...acceptance, requestedAt }) };
}

/** The sums of a priced order, charged with the packaging that staff set. */
function outcomeOfCart(
  { manualPackaging }: Pick<RecordedOrder, 'manualPackaging'>,
  { lines, sums }: PricedCart,
  reductions: readonly Reduction[],
): Outcome {
  const { products, packaging, deposits, deliveryFee } = sums;
  const computed = totalsOf({ products, packaging, deposits, deliveryFee }, reductions);
  const charged = totalsOf({ products, packaging: manualPackaging ?? packaging, deposits, deliveryFee }, reductions);
  return {
    refusal: null,
    rows: listRows(lines.flatMap(partsWithPieces)),
    products,
    packaging,
    deposits,
    deliveryFee,
    reductions: textOfReductions(reductions),
    ...charged,
    mealCardEligible: eligibleForMealCard({ lines, sums: { ...sums, reductions, ...computed } }),
  };
}

type Row = {
  readonly sizeId: number;
  readonly unitPrice: Bani;
  readonly extras: readonly SoldExtra[];
  readonly boxPrice: Bani;
  readonly deposit: Bani;
  readonly vatBasisPoints: number;
  readonly quantity: number;
};

function partsWithPieces({ line, parts }: PricedLine): readonly Row[] {
  return parts.map((part) => ({ ...part, quantity: line.quantity }));
}

/** Without their order, which says nothing. */
function listRows(rows: readonly Row[]): string {
  return rows.map(textOfRow).toSorted().join(' ');
}

function textOfRow({ sizeId, unitPrice, extras, boxPrice, deposit, vatBasisPoints, quantity }: Row): string {
  const piece = sumBani([unitPrice, ...extras.map(({ price }) => price), boxPrice, deposit]);
  return `${sizeId}:${quantity}×${piece}=${timesBani(piece, quantity)}@${vatBasisPoints}`;
}

function textOfReductions(reductions: readonly Reduction[]): string {
  return reductions.map(({ promotionId, amount }) => `${promotionId}:${amount}`).join(' ');
}

function textOfVat(shares: readonly VatShare[]): string {
  return shares.map(({ vatBasisPoints, gross }) => `${vatBasisPoints}:${gross}`).join(' ');
}
