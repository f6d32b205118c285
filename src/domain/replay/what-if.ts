/**
 * „Ce-ar fi fost”: what a change of a rule would have done to the orders that stand (docs/decisions/0294). Each is
 * computed twice, with the rule as it is saved and as it is typed; everything else stays as it was. Whether guests would
 * have ordered otherwise is not known.
 */
import { type Bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { totalsOf } from '#domain/orders/charged-sums.ts';
import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import { priceOrder } from '#domain/orders/placing/price-order.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import { agreedFacts } from './agreed-order.ts';
import { type RecordedOrder, requestOf } from './recorded-order.ts';
import { factsOfRules } from './recorded-rules.ts';

/** What an order costs and how much later it is served; null when it is refused. */
export type Served = { readonly payable: Bani; readonly minutesLater: number } | null;

export type WhatIfEffect = 'refused' | 'taken' | 'other_sum' | 'later';

export type ChangedOrder = {
  readonly number: number;
  readonly placedAt: Instant;
  readonly effect: WhatIfEffect;
  /** What it costs as saved and as typed; 0 where it is refused. */
  readonly before: Bani;
  readonly after: Bani;
  /** How much later it would have been served; 0 for the same hour. */
  readonly minutes: number;
};

export type WhatIf = {
  readonly orders: number;
  /** Computed from their own record: the rules of their day are not known. */
  readonly byRecord: number;
  /** What the orders cost as saved, and what as typed. */
  readonly before: Bani;
  readonly after: Bani;
  readonly counts: Readonly<Record<WhatIfEffect, number>>;
  /** The newest first. */
  readonly changed: readonly ChangedOrder[];
};

/** One order by both rules, without its content: thousands are looked at. */
export type BothServed = {
  readonly number: number;
  readonly placedAt: Instant;
  readonly isFromRecord: boolean;
  readonly saved: Served;
  readonly typed: Served;
};

/** Serves the orders that stand, one after the other, in the order in which they came. */
export type WhatIfRun = (order: RecordedOrder) => BothServed;

/** A rejected order is looked at by no run. */
export function isStanding({ status }: Pick<RecordedOrder, 'status'>): boolean {
  return status !== 'REJECTED';
}

export function serveBy({ number, placedAt, rules }: RecordedOrder, saved: Served, typed: Served): BothServed {
  return { number, placedAt, isFromRecord: rules === null, saved, typed };
}

/** An order that the rule does not touch. */
export function leaveUntouched(order: RecordedOrder): BothServed {
  const served = { payable: order.payable, minutesLater: 0 };
  return serveBy(order, served, served);
}

export function summariseWhatIf(served: readonly BothServed[]): WhatIf {
  const changed = served.flatMap(changeOf).toSorted((one, other) => other.placedAt - one.placedAt);
  const count = (effect: WhatIfEffect) => changed.filter((one) => one.effect === effect).length;
  return {
    orders: served.length,
    byRecord: served.filter(({ isFromRecord }) => isFromRecord).length,
    before: sumBani(served.map(({ saved }) => payableOf(saved))),
    after: sumBani(served.map(({ typed }) => payableOf(typed))),
    counts: { refused: count('refused'), taken: count('taken'), other_sum: count('other_sum'), later: count('later') },
    changed,
  };
}

function payableOf(served: Served): Bani {
  return served?.payable ?? ZERO_BANI;
}

function changeOf({ number, placedAt, saved, typed }: BothServed): readonly ChangedOrder[] {
  const minutes = Math.max(0, (typed?.minutesLater ?? 0) - (saved?.minutesLater ?? 0));
  const effect = effectOf(saved, typed, minutes);
  if (effect === null) return [];
  return [{ number, placedAt, effect, before: payableOf(saved), after: payableOf(typed), minutes }];
}

function effectOf(saved: Served, typed: Served, minutes: number): WhatIfEffect | null {
  if (saved === null) return typed === null ? null : 'taken';
  if (typed === null) return 'refused';
  if (saved.payable !== typed.payable) return 'other_sum';
  return minutes > 0 ? 'later' : null;
}

/**
 * What an order costs by other facts; null when its delivery is refused.
 *
 * @param change the facts of its day with the rule replaced
 */
export function priceWith(order: RecordedOrder, change: (facts: OrderFacts) => OrderFacts): PaidOrder {
  const { rules, placedAt, manualPackaging } = order;
  const request = requestOf(order);
  const { sums, delivery } = priceOrder(
    rules === null ? { ...request, couponCode: null } : request,
    change(rules === null ? agreedFacts(order) : factsOfRules(rules, placedAt)),
  );
  if (delivery?.ok === false) return null;
  const { products, packaging, deposits, deliveryFee } = sums;
  const reductions = rules === null ? [...keptReductions(order, deliveryFee), ...sums.reductions] : sums.reductions;
  const charged = { products, packaging: manualPackaging ?? packaging, deposits, deliveryFee };
  return { payable: totalsOf(charged, reductions).payable, reductions };
}
export type PaidOrder = { readonly payable: Bani; readonly reductions: readonly Reduction[] } | null;

/** Taken over from the order; free delivery takes off whatever the fee is. */
function keptReductions({ reductions }: RecordedOrder, fee: Bani): readonly Reduction[] {
  return reductions.map((one) => (one.isDelivery === true ? { ...one, amount: fee } : one));
}

/** What the change would have brought; negative where it would have brought less. */
export function broughtBy({ before, after }: Pick<WhatIf, 'before' | 'after'>): Bani {
  return minusBani(after, before);
}
