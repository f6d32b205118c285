/** The order as it was sold, as rows of text and amounts. */

import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { nameAllergens, togetherAllergens } from '#domain/menu/declared-allergens.ts';
import { describeExtras } from '#domain/menu/options/describe-extras.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import { lineCost, type OrderPiece, type OrderView } from '#domain/orders/order-view.ts';
import { orderText } from '#web/i18n/order.ts';

export type ReceiptLine = {
  readonly key: string;
  readonly quantity: number;
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: Bani;
};

export type ReceiptSum = { readonly name: string; readonly text: string };

/** Products and bundles in the order they were bought; `isFull` adds the price and packaging of each piece. */
export function receiptLines(order: Pick<OrderView, 'lines' | 'bundles'>, isFull = false): readonly ReceiptLine[] {
  const products = order.lines.map(
    (line, index): ReceiptLine => ({
      key: `${line.productId}-${index}`,
      quantity: line.quantity,
      name: line.productName,
      details: [
        isFull ? orderText.sizeAt(line.sizeLabel, formatLei(line.unitPrice)) : line.sizeLabel,
        ...describeExtras(line.extras, formatLei),
        ...(isFull && line.boxPrice > 0 ? [orderText.packagingOf(formatLei(line.boxPrice))] : []),
        ...(line.message === '' ? [] : [orderText.message(line.message)]),
        ...describeAllergens(line),
      ],
      amount: lineCost(line),
    }),
  );
  const bundles = order.bundles.map(
    ({ promotionId, name, quantity, total, parts }, index): ReceiptLine => ({
      key: `promotion-${promotionId}-${index}`,
      quantity,
      name,
      details: [
        ...parts.map(({ productName, sizeLabel, isFree, unitPrice }) => {
          const cost = isFree ? orderText.free : isFull ? formatLei(unitPrice) : '';
          const what = `${productName}, ${sizeLabel}`;
          const pieces = isFull ? `${orderText.pieces(quantity)} ${what}` : what;
          return cost === '' ? pieces : orderText.sizeAt(pieces, cost);
        }),
        ...describeAllergens(togetherAllergens(parts)),
      ],
      amount: total,
    }),
  );
  return [...products, ...bundles];
}

/** Allergens must be stated again at delivery (Regulation 1169/2011 art. 14); no row when there are none. */
function describeAllergens(piece: Pick<OrderPiece, 'allergens' | 'declaresAllergens'>): readonly string[] {
  const names = nameAllergens(piece, SHORT_ALLERGEN_NAMES);
  return names === '' ? [] : [orderText.allergens(names)];
}

/** The sums that make up the total; rows of 0 lei are left out, except products and delivery. */
export function receiptSums(order: OrderView): readonly ReceiptSum[] {
  return orderSums(order).flatMap(({ part, name, amount }) => {
    if (part === 'reduction') return [{ name, text: `−${formatLei(amount)}` }];
    if (amount > 0 || part === 'products') return [{ name, text: formatLei(amount) }];
    return part === 'deliveryFee' && order.method === 'DELIVERY' ? [{ name, text: orderText.freeDelivery }] : [];
  });
}
