import { type Bani, bani, minusBani, sumBani } from '#domain/money/bani.ts';
import { WHOLE_IN_BASIS_POINTS } from '#domain/money/percent.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/orders/order.ts';
import { splitVat, type VatPortion } from '#domain/orders/placing/split-vat.ts';
import { type Reduction, sumOfReductions } from '#domain/promotions/reduction.ts';

/** The fields of an order that the daily report uses. Only accepted and delivered orders (readings 11). */
export type SoldOrder = {
  readonly paymentMethod: PaymentMethod;
  readonly cash: Bani;
  readonly card: Bani;
  readonly products: Bani;
  /** As charged: set by hand, else computed. */
  readonly packaging: Bani;
  readonly deliveryFee: Bani;
  readonly deposits: Bani;
  readonly reductions: readonly Reduction[];
  readonly portions: readonly VatPortion[];
};

export type DayClose = {
  readonly numberOfOrders: number;
  /** By method, in the documents' order; a method without orders has zeros. */
  readonly methods: readonly {
    readonly method: PaymentMethod;
    readonly numberOfOrders: number;
    readonly cash: Bani;
    readonly card: Bani;
  }[];
  readonly cash: Bani;
  readonly card: Bani;
  readonly products: Bani;
  readonly packaging: Bani;
  readonly delivery: Bani;
  readonly deposits: Bani;
  readonly discounts: Bani;
  /** The parts of `discounts`, by name, the largest first. */
  readonly reductions: readonly {
    readonly name: string;
    readonly numberOfOrders: number;
    readonly amount: Bani;
  }[];
  /** The total paid: cash and card, deposits included. */
  readonly total: Bani;
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
  const sumOf = (pick: (order: SoldOrder) => Bani) => sumBani(orders.map(pick));
  const shares = orders.flatMap((order) => splitVat(order));
  const rates = [...new Set(shares.map(({ vatBasisPoints }) => vatBasisPoints))].toSorted((one, other) => one - other);
  const cash = sumOf((order) => order.cash);
  const card = sumOf((order) => order.card);
  const vat = rates.map((basisPoints) => {
    const gross = sumBani(shares.filter((share) => share.vatBasisPoints === basisPoints).map((share) => share.gross));
    const net = netOf(gross, basisPoints);
    return { basisPoints, gross, net, vat: minusBani(gross, net) };
  });
  return {
    numberOfOrders: orders.length,
    methods: PAYMENT_METHODS.map((method) => {
      const paid = orders.filter((order) => order.paymentMethod === method);
      return {
        method,
        numberOfOrders: paid.length,
        cash: sumBani(paid.map((order) => order.cash)),
        card: sumBani(paid.map((order) => order.card)),
      };
    }),
    cash,
    card,
    products: sumOf((order) => order.products),
    packaging: sumOf((order) => order.packaging),
    delivery: sumOf((order) => order.deliveryFee),
    deposits: sumOf((order) => order.deposits),
    discounts: sumOf((order) => sumOfReductions(order.reductions)),
    reductions: groupReductions(orders),
    total: sumBani([cash, card]),
    vat,
    vatTotal: {
      gross: sumBani(vat.map((rate) => rate.gross)),
      net: sumBani(vat.map((rate) => rate.net)),
      vat: sumBani(vat.map((rate) => rate.vat)),
    },
  };
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
