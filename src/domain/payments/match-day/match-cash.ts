import { type Bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { cashOf, onlineSumOf, type Payment } from '#domain/orders/payment-means.ts';
import type { DayDifference } from './differences.ts';
import type { DayOrder } from './match-order.ts';

export type CountedCash = {
  readonly drawer: {
    /** What it must have now. */
    readonly expected: Bani;
    /** Null: not counted. */
    readonly count: { readonly counted: Bani; readonly expected: Bani } | null;
  };
  /** Shifts that were counted on the day. */
  readonly couriers: readonly {
    readonly courier: string;
    readonly counted: Bani;
    /** When it was counted, and now. */
    readonly owed: Bani;
    readonly owedNow: Bani;
  }[];
};

export function matchCash({ drawer, couriers }: CountedCash, orders: readonly DayOrder[]): readonly DayDifference[] {
  const counts = couriers.map(({ courier, counted, owed, owedNow }) => ({
    kind: 'courier' as const,
    name: courier,
    counted,
    before: owed,
    now: owedNow,
  }));
  const { count, expected } = drawer;
  const counted =
    count === null
      ? counts
      : [
          ...counts,
          { kind: 'drawer' as const, name: '', counted: count.counted, before: count.expected, now: expected },
        ];
  return counted.flatMap(({ kind, name, counted: found, before, now }) => {
    if (found === now) return [];
    const likely = found === before ? COUNTED_BEFORE : findLikely(minusBani(found, now), orders);
    return [{ kind, name, ...likely, expected: now, found }];
  });
}

type Likely = Pick<DayDifference, 'reason' | 'orderNumber'>;
/** It was right when it was counted: a payment was recorded or corrected since. */
const COUNTED_BEFORE: Likely = { reason: 'counted_before', orderNumber: null };

/** The one order whose sum is the difference: paid otherwise than recorded, or not recorded. */
function findLikely(difference: Bani, orders: readonly DayOrder[]): Likely {
  const [reason, sumOf]: readonly [Likely['reason'], (order: DayOrder) => Bani] =
    difference < ZERO_BANI
      ? ['card_instead_of_cash', ({ isPaid, payment }) => (isPaid ? cashOf(payment) : ZERO_BANI)]
      : ['cash_instead_of_card', ({ isPaid, payment }) => (isPaid ? byCardAtDoorOf(payment) : ZERO_BANI)];
  const unrecorded = orders.filter(({ isPaid, payment }) => !isPaid && atDoorOf(payment) === difference);
  const others = orders.filter((order) => sumOf(order) === Math.abs(difference));
  const [first, ...more] = [...unrecorded, ...others];
  if (first === undefined || more.length > 0) return { reason: 'miscounted', orderNumber: null };
  return { reason: first.isPaid ? reason : 'cash_of_unrecorded', orderNumber: first.orderNumber };
}

function atDoorOf(payment: Payment): Bani {
  return minusBani(sumBani(payment.map(({ amount }) => amount)), onlineSumOf(payment));
}

function byCardAtDoorOf(payment: Payment): Bani {
  return minusBani(atDoorOf(payment), cashOf(payment));
}
