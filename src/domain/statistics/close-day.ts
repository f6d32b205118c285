import { type Bani, bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { WHOLE_IN_BASIS_POINTS } from '#domain/money/percent.ts';
import { type ChargedSums, sumCharged } from '#domain/orders/charged-sums.ts';
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import {
  ALL_MEANS,
  factsOf,
  type Means,
  meansOf,
  type Payment,
  sumByMeans,
  sumWith,
} from '#domain/orders/payment-means.ts';
import { splitVat, type VatPortion } from '#domain/orders/placing/split-vat.ts';
import { moneyOfPart, type OnlineMoney } from '#domain/payments/online-money.ts';
import { sumToGiveBack } from '#domain/payments/staff-money.ts';
import { type Reduction, sumOfReductions } from '#domain/promotions/reduction.ts';

/** The fields of an order that the daily report uses. Only accepted and delivered orders (readings 11). */
export type SoldOrder = ChargedSums & {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly payment: Payment;
  readonly onlineMoney: OnlineMoney | null;
  readonly reductions: readonly Reduction[];
  readonly portions: readonly VatPortion[];
};

/** What orders are paid with a means. */
export type SumsOfMeans = {
  readonly means: Means;
  /** Orders with a part of it. */
  readonly numberOfOrders: number;
  readonly amount: Bani;
  /** Of `amount`: its payment was recorded, or taken online. */
  readonly received: Bani;
  /** Of `amount`: accepted, neither handed over nor paid yet. */
  readonly toCollect: Bani;
  /** Of `amount`: handed over, and no payment is recorded. */
  readonly unrecorded: Bani;
};

export type DayClose = {
  readonly numberOfOrders: number;
  /** Every means that is chosen by someone at the door or was used, in the order of the table. */
  readonly byMeans: readonly SumsOfMeans[];
  /** Orders by the combination of means they are paid with. */
  readonly combinations: readonly { readonly numberOfOrders: number; readonly payment: Payment }[];
  readonly sums: ChargedSums;
  readonly discounts: Bani;
  /** The parts of `discounts`, by name, the largest first. */
  readonly reductions: readonly {
    readonly name: string;
    readonly numberOfOrders: number;
    readonly amount: Bani;
  }[];
  /** What the orders cost their guests, deposits included: received, to collect and unrecorded. */
  readonly total: Bani;
  readonly received: Bani;
  readonly toCollect: Bani;
  readonly unrecorded: Bani;
  /** Never in the drawer: taken by the processor, and of that given back or on its way back. */
  readonly online: { readonly taken: Bani; readonly refunded: Bani };
  /** By rate, ascending; adds up to the total without deposits. */
  readonly vat: readonly {
    readonly basisPoints: number;
    readonly gross: Bani;
    readonly net: Bani;
    readonly vat: Bani;
  }[];
  /** Sum of all rates; `gross` is the income of the statistics. */
  readonly vatTotal: { readonly gross: Bani; readonly net: Bani; readonly vat: Bani };
};

/**
 * The sums of a day. VAT is computed once from each rate's sum, not order by order, so that it can be checked by hand:
 * gross × rate / (100 % + rate), rounded half up (Codul fiscal art. 291; romania.md §3.2).
 */
export function closeDay(orders: readonly SoldOrder[]): DayClose {
  const shares = orders.flatMap((order) => splitVat(order));
  const rates = [...new Set(shares.map(({ vatBasisPoints }) => vatBasisPoints))].toSorted((one, other) => one - other);
  const vat = rates.map((basisPoints) => {
    const gross = sumBani(shares.filter((share) => share.vatBasisPoints === basisPoints).map((share) => share.gross));
    const net = netOf(gross, basisPoints);
    return { basisPoints, gross, net, vat: minusBani(gross, net) };
  });
  const byMeans = ALL_MEANS.map((means) => sumMeans(orders, means)).filter(
    ({ means, numberOfOrders }) => numberOfOrders > 0 || isAlwaysListed(means),
  );
  const sumOf = (pick: (sums: SumsOfMeans) => Bani) => sumBani(byMeans.map(pick));
  return {
    numberOfOrders: orders.length,
    byMeans,
    combinations: [...Map.groupBy(orders, ({ payment }) => meansOf(payment).join()).values()].map((same) => ({
      numberOfOrders: same.length,
      payment: sumByMeans(same.map(({ payment }) => payment)),
    })),
    sums: sumCharged(orders),
    discounts: sumBani(orders.map(({ reductions }) => sumOfReductions(reductions))),
    reductions: groupReductions(orders),
    total: sumOf(({ amount }) => amount),
    received: sumOf(({ received }) => received),
    toCollect: sumOf(({ toCollect }) => toCollect),
    unrecorded: sumOf(({ unrecorded }) => unrecorded),
    online: {
      taken: sumBani(orders.map(({ onlineMoney }) => onlineMoney?.taken ?? ZERO_BANI)),
      refunded: sumBani(
        orders.map(({ onlineMoney }) => minusBani(onlineMoney?.taken ?? ZERO_BANI, sumToGiveBack(onlineMoney))),
      ),
    },
    vat,
    vatTotal: {
      gross: sumBani(vat.map((rate) => rate.gross)),
      net: sumBani(vat.map((rate) => rate.net)),
      vat: sumBani(vat.map((rate) => rate.vat)),
    },
  };
}

function sumMeans(orders: readonly SoldOrder[], means: Means): SumsOfMeans {
  const paid = orders.filter(({ payment }) => meansOf(payment).includes(means));
  const sumIn = (some: readonly SoldOrder[]) => sumBani(some.map(({ payment }) => sumWith(payment, means)));
  const received = paid.filter((order) => isReceived(order, means));
  const unpaid = paid.filter((order) => !isReceived(order, means));
  return {
    means,
    numberOfOrders: paid.length,
    amount: sumIn(paid),
    received: sumIn(received),
    toCollect: sumIn(unpaid.filter(({ status }) => status !== 'DELIVERED')),
    unrecorded: sumIn(unpaid.filter(({ status }) => status === 'DELIVERED')),
  };
}

/** What is paid online is received when it is taken, whatever is recorded of a part at the door. */
function isReceived({ paymentStatus, onlineMoney }: SoldOrder, means: Means): boolean {
  if (factsOf(means).when === 'at_door') return paymentStatus === 'paid';
  return onlineMoney !== null && moneyOfPart(onlineMoney, means).taken > ZERO_BANI;
}

function groupReductions(orders: readonly SoldOrder[]): DayClose['reductions'] {
  const byName = Map.groupBy(
    orders.flatMap(({ reductions }) => reductions),
    ({ name }) => name,
  );
  return [...byName]
    .map(([name, same]) => ({ name, numberOfOrders: same.length, amount: sumOfReductions(same) }))
    .toSorted((one, other) => other.amount - one.amount);
}

/** The net amount of a gross amount. */
function netOf(gross: Bani, basisPoints: number): Bani {
  const whole = WHOLE_IN_BASIS_POINTS + basisPoints;
  return minusBani(gross, bani(Math.floor((2 * gross * basisPoints + whole) / (2 * whole))));
}

/** Of payment online only what was used: most restaurants have none. */
function isAlwaysListed(means: Means): boolean {
  const { chosenBy, when } = factsOf(means);
  return when === 'at_door' && chosenBy.length > 0;
}
