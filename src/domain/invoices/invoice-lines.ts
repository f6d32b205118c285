/** The lines of an order's invoice. Prices include VAT; the lines add up to what was paid, to the ban. */
import { nameOfExtra, type SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { type Bani, bani, sumBani, timesBani } from '#domain/money/bani.ts';
import { type PaidPortion, portionsOfPiece, splitPaid } from '#domain/orders/placing/split-vat.ts';
import type { SoldLine } from '#domain/orders/proposals/sold-order.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';

export type InvoiceLine = {
  readonly name: string;
  readonly quantity: number;
  /** With VAT and after reductions. */
  readonly unitPrice: Bani;
  /** Basis points; null for a deposit, which is outside VAT. */
  readonly vat: number | null;
};

/** What was sold, with the final sums. */
export type InvoicedOrder = {
  readonly lines: readonly Pick<
    SoldLine,
    | 'productName'
    | 'sizeLabel'
    | 'quantity'
    | 'unitPrice'
    | 'boxPrice'
    | 'deposit'
    | 'extras'
    | 'vatBasisPoints'
    | 'isAgeRestricted'
  >[];
  /** As charged: set by hand, else computed. */
  readonly packaging: Bani;
  readonly deliveryFee: Bani;
  readonly deposits: Bani;
  readonly reductions: readonly Reduction[];
};

const PACKAGING = 'Ambalaje';
const DELIVERY = 'Livrare';
const DEPOSIT = 'Garanție SGR';

/**
 * Dishes, their options of another rate, packaging, delivery, deposits. Reductions lower the prices of what they reduce,
 * because an electronic invoice has no line with a negative price; a price that does not divide by the quantity is two
 * lines. Nothing is listed that costs nothing.
 */
export function invoiceLines({ lines, packaging, deliveryFee, deposits, reductions }: InvoicedOrder): InvoiceLine[] {
  const rows = lines.flatMap(rowsOfLine);
  const paid = splitPaid({ portions: rows.map(({ portion }) => portion), packaging, deliveryFee, reductions });
  // One for each portion.
  const sold = rows.map((row, at) => ({ ...row, vat: row.portion.vatBasisPoints, paid: paid[at] as PaidPortion }));
  const rates = [...new Set(sold.map(({ vat }) => vat))].toSorted((one, other) => one - other);
  const atRate = (rate: number, part: 'packaging' | 'deliveryFee') =>
    sumBani(sold.filter(({ vat }) => vat === rate).map((row) => row.paid[part]));
  return [
    ...sold.flatMap((row) => splitPieces(row, row.quantity, row.paid.products)),
    ...rates.flatMap((vat) => splitPieces({ name: PACKAGING, vat }, 1, atRate(vat, 'packaging'))),
    ...rates.flatMap((vat) => splitPieces({ name: DELIVERY, vat }, 1, atRate(vat, 'deliveryFee'))),
    ...splitPieces({ name: DEPOSIT, vat: null }, countBottles(lines), deposits),
  ];
}

export function sumOfLines(lines: readonly InvoiceLine[]): Bani {
  return sumBani(lines.map(({ unitPrice, quantity }) => timesBani(unitPrice, quantity)));
}

/** A row for the piece with its flat extras, and one for each option. */
function rowsOfLine({ isAgeRestricted, ...line }: InvoicedOrder['lines'][number]) {
  const { productName, sizeLabel, quantity, extras } = line;
  const flat = extras.filter(({ option }) => option === undefined).map(({ name }) => name);
  const dish = [productName, sizeLabel, ...flat].filter((text) => text !== '').join(', ');
  const options = extras.filter(({ option }) => option !== undefined);
  const names = [dish, ...options.map((extra) => `${productName}: ${nameOfExtra(extra)}`)];
  const portions = portionsOfPiece({ ...line, isDiscountable: !isAgeRestricted });
  return portions.map((portion, at) => ({ name: names[at] as string, quantity, portion }));
}

/** So many pieces that cost `total` together; none when it is nothing. */
function splitPieces({ name, vat }: Pick<InvoiceLine, 'name' | 'vat'>, quantity: number, total: Bani): InvoiceLine[] {
  const low = Math.floor(total / quantity);
  const dearer = total - low * quantity;
  return [
    { name, vat, quantity: dearer, unitPrice: bani(low + 1) },
    { name, vat, quantity: quantity - dearer, unitPrice: bani(low) },
  ].filter((line) => line.quantity > 0 && line.unitPrice > 0);
}

function countBottles(lines: InvoicedOrder['lines']): number {
  const bottles = lines.reduce(
    (sum, { quantity, deposit, extras }) => sum + (deposit > 0 ? quantity * bottlesOfPiece(extras) : 0),
    0,
  );
  return Math.max(1, bottles);
}

/** The bottles among the options of a piece; a piece with a deposit and no such option is a bottle itself. */
function bottlesOfPiece(extras: readonly SoldExtra[]): number {
  const among = extras.reduce(
    (sum, { option }) => sum + (option !== undefined && option.deposit > 0 ? option.count : 0),
    0,
  );
  return Math.max(1, among);
}
