/** The receipt of an order: the same sums by VAT rate as the day close, line by line. */
import { ownDeposit } from '#domain/cart/own-deposit.ts';
import { nameOfExtra } from '#domain/menu/options/sold-extra.ts';
import { allocate } from '#domain/money/allocate.ts';
import { type Bani, bani, minusBani, sumBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { chargedPackaging, pieceCost } from '#domain/orders/order-view.ts';
import { factsOf, type Means } from '#domain/orders/payment-means.ts';
import { portionsOfPiece, type SumsAtRate, splitSums } from '#domain/orders/placing/split-vat.ts';
import type { SoldLine, SoldOrder } from '#domain/orders/proposals/sold-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { factsOfDialect } from './dialects.ts';
import type { MachineCodes } from './fiscal-settings.ts';
import { type Receipt, type ReceiptLine, type ReceiptPayment, totalOfLine, totalOfLines } from './receipt.ts';

/** What a receipt says of an order. */
export type ReceiptOrder = Pick<
  SoldOrder,
  'company' | 'payment' | 'lines' | 'packaging' | 'manualPackaging' | 'deliveryFee' | 'reductions' | 'payable'
> & { readonly deposits: Bani };

export type ReceiptRefusal =
  | { readonly code: 'group_unknown'; readonly vatBasisPoints: number }
  | { readonly code: 'deposit_group_unknown' }
  | { readonly code: 'department_unknown' }
  | { readonly code: 'payment_code_unknown'; readonly means: Means }
  | { readonly code: 'nothing_paid' }
  | { readonly code: 'sums_differ'; readonly lines: Bani; readonly payments: Bani };

/** A line before the machine's codes are known. */
type SaleLine = {
  readonly name: string;
  readonly unitPrice: Bani;
  readonly quantity: number;
  readonly vatBasisPoints: number;
  readonly isDiscountable: boolean;
};

/**
 * Makes the receipt of an order in the machine's codes. Reductions stand on the lines of the rate that they reduce,
 * because one discount under the subtotal would be spread over the rates by the machine's own rule. Deposits (SGR) have
 * their own line, group and department and are never reduced. Pieces without a price, and what is reduced to nothing, are
 * left out: machines refuse sales of 0.
 *
 * @returns a refusal where a code is not known, or where lines and payments differ by as little as a ban
 */
export function makeReceipt(order: ReceiptOrder, codes: MachineCodes): Result<Receipt, ReceiptRefusal> {
  if (order.payable <= 0) return err({ code: 'nothing_paid' });
  const { hasDepartments } = factsOfDialect(codes.dialect);
  const lines: ReceiptLine[] = [];
  for (const rate of splitSums({ ...order, portions: portionsOf(order), packaging: chargedPackaging(order) })) {
    const group = codes.groups[rate.vatBasisPoints] ?? '';
    const sold = linesAtRate(order, rate, { group, department: codes.department });
    if (sold.length === 0) continue;
    if (group === '') return err({ code: 'group_unknown', vatBasisPoints: rate.vatBasisPoints });
    if (hasDepartments && codes.department === '') return err({ code: 'department_unknown' });
    lines.push(...sold);
  }
  const deposits = depositLines(order, codes);
  if (deposits.length > 0 && codes.depositGroup === '') return err({ code: 'deposit_group_unknown' });
  if (deposits.length > 0 && hasDepartments && codes.depositDepartment === '') {
    return err({ code: 'department_unknown' });
  }
  lines.push(...deposits);
  const payments = paymentsOf(order, codes);
  if (!payments.ok) return payments;
  const sums = { lines: totalOfLines(lines), payments: sumBani(payments.value.map(({ amount }) => amount)) };
  if (sums.lines !== sums.payments) return err({ code: 'sums_differ', ...sums });
  const cui = (order.company?.cui ?? '').replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  return ok({ cui, lines, payments: payments.value });
}

/** As the day close splits the order. */
function portionsOf({ lines }: ReceiptOrder) {
  return lines.flatMap((line) => portionsOfPiece({ ...line, isDiscountable: !line.isAgeRestricted }));
}

/** The lines at one rate, packaging and delivery behind the products, with the rate's reductions on them. */
function linesAtRate(
  order: ReceiptOrder,
  { vatBasisPoints, packaging, deliveryFee, discount }: SumsAtRate,
  codes: Pick<ReceiptLine, 'group' | 'department'>,
): readonly ReceiptLine[] {
  const one = { quantity: 1, vatBasisPoints, isDiscountable: false };
  const sold: readonly SaleLine[] = [
    ...order.lines.flatMap(saleLinesOf).filter((line) => line.vatBasisPoints === vatBasisPoints),
    { ...one, name: 'Ambalaje', unitPrice: packaging },
    { ...one, name: 'Livrare', unitPrice: deliveryFee },
  ].filter(({ unitPrice }) => unitPrice > 0);
  if (sold.length === 0) return [];
  const whole = sold.map(({ unitPrice, quantity }) => timesBani(unitPrice, quantity));
  const reducible = sold.map(({ isDiscountable }, index) => (isDiscountable ? (whole[index] as Bani) : ZERO_BANI));
  const discounts = allocate(discount, sumBani(reducible) >= discount ? reducible : whole);
  return sold
    .map(({ name, unitPrice, quantity }, index) => ({
      ...codes,
      name,
      unitPrice,
      quantity,
      discount: discounts[index] as Bani,
    }))
    .filter((line) => totalOfLine(line) > 0);
}

/** A sold piece with its extras; an option of another rate is a line of its own. */
function saleLinesOf(line: SoldLine): readonly SaleLine[] {
  const { vatBasisPoints, quantity, extras, productName, sizeLabel } = line;
  const isElsewhere = ({ option }: SoldLine['extras'][number]) =>
    option !== undefined && option.vatBasisPoints !== vatBasisPoints;
  const shared = { quantity, isDiscountable: !line.isAgeRestricted };
  return [
    {
      ...shared,
      name: `${productName} ${sizeLabel}`.trim(),
      unitPrice: pieceCost({ ...line, extras: extras.filter((extra) => !isElsewhere(extra)) }),
      vatBasisPoints,
    },
    ...extras.flatMap((extra) =>
      extra.option !== undefined && isElsewhere(extra)
        ? [
            {
              ...shared,
              name: nameOfExtra(extra),
              unitPrice: extra.price,
              vatBasisPoints: extra.option.vatBasisPoints,
            },
          ]
        : [],
    ),
  ];
}

/** As many pieces as containers, a line for each height of the deposit. */
function depositLines(
  { lines, deposits }: ReceiptOrder,
  { depositGroup: group, depositDepartment: department }: MachineCodes,
): readonly ReceiptLine[] {
  if (deposits === 0) return [];
  const containers = lines.flatMap((line) => [
    { each: ownDeposit(line), pieces: line.quantity },
    ...line.extras.flatMap(({ option }) =>
      option === undefined
        ? []
        : [{ each: bani(Math.floor(option.deposit / option.count)), pieces: option.count * line.quantity }],
    ),
  ]);
  const pieces = Map.groupBy(
    containers.filter(({ each }) => each > 0),
    ({ each }) => each,
  );
  const shared = { name: 'Garantie SGR', group, department, discount: ZERO_BANI };
  const counted = [...pieces].map(([unitPrice, same]) => ({
    ...shared,
    unitPrice,
    quantity: same.reduce((sum, container) => sum + container.pieces, 0),
  }));
  // Containers that do not add up to what was charged would make a wrong receipt.
  return totalOfLines(counted) === deposits ? counted : [{ ...shared, unitPrice: deposits, quantity: 1 }];
}

/** Parts of 0 are left out; means with one code are one part. Cash closes the receipt: machines give change of it. */
function paymentsOf(
  { payment }: ReceiptOrder,
  { paymentCodes }: MachineCodes,
): Result<readonly ReceiptPayment[], ReceiptRefusal> {
  const parts = payment
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => Number(factsOf(one.means).isCash) - Number(factsOf(other.means).isCash));
  const sums = new Map<string, Bani>();
  for (const { means, amount } of parts) {
    const code = paymentCodes[means] ?? '';
    if (code === '') return err({ code: 'payment_code_unknown', means });
    sums.set(code, sumBani([sums.get(code) ?? ZERO_BANI, amount]));
  }
  return ok([...sums].map(([code, amount]) => ({ code, amount })));
}

/**
 * A line without its discount, for dialects that have none: the reduced price, in two lines where it does not divide by
 * the quantity.
 */
export function withoutDiscount(line: ReceiptLine): readonly ReceiptLine[] {
  const { quantity } = line;
  if (line.discount === 0) return [line];
  const total = totalOfLine(line);
  const least = bani(Math.floor(total / quantity));
  const more = minusBani(total, timesBani(least, quantity));
  const parts = [
    { unitPrice: least, quantity: quantity - more },
    { unitPrice: bani(least + 1), quantity: more },
  ];
  return parts
    .filter((part) => part.quantity > 0 && part.unitPrice > 0)
    .map((part) => ({ ...line, ...part, discount: ZERO_BANI }));
}
