import type { PricedLine } from '#domain/cart/priced-cart.ts';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { allocate } from '#domain/money/allocate.ts';
import { type Bani, bani, minusBani, sumBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { pieceCost } from '#domain/orders/order-view.ts';
import { type Reduction, sumOfReductions } from '#domain/promotions/reduction.ts';

/** The share of an order at one VAT rate: its products before reductions, and their boxes. */
export type VatPortion = {
  readonly vatBasisPoints: number;
  readonly products: Bani;
  readonly packaging: Bani;
  readonly isDiscountable: boolean;
};

/** What was paid at one rate, VAT included. */
export type VatShare = { readonly vatBasisPoints: number; readonly gross: Bani };

/** The final sums of an order; packaging may have been set by hand. */
export type VatSums = {
  readonly portions: readonly VatPortion[];
  readonly packaging: Bani;
  readonly deliveryFee: Bani;
  readonly reductions: readonly Reduction[];
};

/** The portions of priced lines: one per part, and one per option, which may have a different rate. */
export function vatPortionsOf(lines: readonly PricedLine[]): readonly VatPortion[] {
  return lines.flatMap(({ line, parts }) =>
    parts.flatMap((part) =>
      portionsOfPiece({
        ...part,
        quantity: line.quantity,
        isDiscountable: !part.isAgeRestricted,
      }),
    ),
  );
}

/** The portions of one sold piece, times its quantity: the piece at its rate, each option at its own. */
export function portionsOfPiece({
  unitPrice,
  boxPrice,
  extras,
  quantity,
  vatBasisPoints,
  isDiscountable,
}: {
  readonly unitPrice: Bani;
  readonly boxPrice: Bani;
  readonly extras: readonly SoldExtra[];
  readonly quantity: number;
  readonly vatBasisPoints: number;
  readonly isDiscountable: boolean;
}): readonly VatPortion[] {
  const flat = extras.filter(({ option }) => option === undefined);
  return [
    {
      vatBasisPoints,
      products: timesBani(pieceCost({ unitPrice, extras: flat }), quantity),
      packaging: timesBani(boxPrice, quantity),
      isDiscountable,
    },
    ...extras.flatMap(({ price, option }) =>
      option === undefined
        ? []
        : [
            {
              vatBasisPoints: option.vatBasisPoints,
              products: timesBani(price, quantity),
              packaging: ZERO_BANI,
              isDiscountable,
            },
          ],
    ),
  ];
}

/** What was charged for one portion, VAT included. */
type ChargedPortion = {
  /** Before reductions. */
  readonly products: Bani;
  readonly packaging: Bani;
  /** After the reductions of delivery. */
  readonly deliveryFee: Bani;
  /** What reductions take off the products. */
  readonly discount: Bani;
};

/** The sums of an order at one rate. */
export type SumsAtRate = ChargedPortion & { readonly vatBasisPoints: number };

/** What was paid for one portion, VAT included and reductions taken off. */
export type PaidPortion = Omit<ChargedPortion, 'discount'>;

/**
 * What the guest paid, by VAT rate, for the daily report; the shares add up to products, packaging and delivery minus
 * the reductions. Deposits are outside VAT and not included (romania.md §3.2).
 *
 * @returns one share per rate, ascending
 */
export function splitVat(sums: VatSums): readonly VatShare[] {
  return splitSums(sums).map(({ vatBasisPoints, products, packaging, deliveryFee, discount }) => ({
    vatBasisPoints,
    gross: minusBani(sumBani([products, packaging, deliveryFee]), discount),
  }));
}

/**
 * The parts of `splitVat`, from which the register's receipt takes its lines.
 *
 * @returns the sums of each rate, ascending
 */
export function splitSums(sums: VatSums): readonly SumsAtRate[] {
  const { portions } = sums;
  const charged = chargePortions(sums);
  const rates = [...new Set(portions.map((portion) => portion.vatBasisPoints))].toSorted((one, other) => one - other);
  return rates.map((vatBasisPoints) => {
    const atRate = charged.filter((_, index) => portions[index]?.vatBasisPoints === vatBasisPoints);
    return {
      vatBasisPoints,
      products: sumBani(atRate.map(({ products }) => products)),
      packaging: sumBani(atRate.map(({ packaging }) => packaging)),
      deliveryFee: sumBani(atRate.map(({ deliveryFee }) => deliveryFee)),
      discount: sumBani(atRate.map(({ discount }) => discount)),
    };
  });
}

/** What was paid for each portion, in their order: the lines of an invoice. */
export function splitPaid(sums: VatSums): readonly PaidPortion[] {
  return chargePortions(sums).map(({ products, packaging, deliveryFee, discount }) => ({
    products: minusBani(products, discount),
    packaging,
    deliveryFee,
  }));
}

/**
 * Reductions of certain pieces are taken off at the rates of these pieces, a reduction of delivery off the fee, other
 * reductions off the remaining discountable products. Packaging is split by the boxes, delivery by the products, each
 * in proportion and exact to the ban.
 */
function chargePortions({ portions, packaging, deliveryFee, reductions }: VatSums): readonly ChargedPortion[] {
  if (portions.length === 0) return [];
  const products = portions.map((portion) => portion.products);
  const boxes = portions.map((portion) => portion.packaging);
  const discounts = allocateReductions(portions, reductions);
  // Packaging set by hand for an order without boxes is split like the products, as delivery is.
  const packagings = allocate(packaging, sumBani(boxes) > 0 ? boxes : products);
  const paidFee = minusBani(deliveryFee, sumOfReductions(reductions.filter(({ isDelivery }) => isDelivery)));
  const fees = allocate(paidFee, products);
  return products.map((amount, index) => ({
    products: amount,
    packaging: packagings[index] as Bani,
    deliveryFee: fees[index] as Bani,
    discount: discounts[index] as Bani,
  }));
}

/**
 * What the reductions of products take off each portion: those of certain pieces at the rates of these pieces, others
 * off what is left of the discountable portions, in proportion and exact to the ban. A reduction of pieces also covers
 * their options, which may have another rate: what is more than its rate sold is taken off the other portions.
 */
export function allocateReductions(
  portions: readonly Omit<VatPortion, 'packaging'>[],
  reductions: readonly Reduction[],
): readonly Bani[] {
  if (portions.length === 0) return [];
  const discountable = portions.map((portion) => (portion.isDiscountable ? portion.products : ZERO_BANI));
  const aboutPieces = reductions.flatMap(({ byRate = [] }) => byRate);
  const ofPieces = takeByRate(portions, discountable, aboutPieces);
  const left = discountable.map((amount, index) => minusBani(amount, ofPieces[index] as Bani));
  const whole = sumOfReductions(reductions.filter(({ isDelivery }) => isDelivery === undefined));
  const more = minusBani(whole, sumBani(ofPieces));
  // What is given free with its box is more than the products: boxes are no portion's products, so it is spread as it can.
  const within = bani(Math.min(more, sumBani(left)));
  const discounts = allocate(within, left);
  const beyond = allocate(minusBani(more, within), discountable);
  return portions.map((_, index) =>
    sumBani([ofPieces[index] as Bani, discounts[index] as Bani, beyond[index] as Bani]),
  );
}

/** What reductions of certain pieces take off each portion: only at the pieces' own rate, in proportion, and no more. */
function takeByRate(
  portions: readonly Omit<VatPortion, 'packaging'>[],
  discountable: readonly Bani[],
  shares: NonNullable<Reduction['byRate']>,
): readonly Bani[] {
  const rates = [...new Set(shares.map(({ vatBasisPoints }) => vatBasisPoints))];
  const taken = rates.map((rate) => {
    const sold = discountable.map((amount, index) => (portions[index]?.vatBasisPoints === rate ? amount : ZERO_BANI));
    const amounts = shares.filter(({ vatBasisPoints }) => vatBasisPoints === rate).map(({ amount }) => amount);
    return allocate(bani(Math.min(sumBani(amounts), sumBani(sold))), sold);
  });
  return portions.map((_, index) => sumBani(taken.map((amounts) => amounts[index] as Bani)));
}
