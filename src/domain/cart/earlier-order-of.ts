/** Turns a priced cart into an earlier order that can be put into a cart again, with the present names and prices. */
import type { EarlierBundle, EarlierLine, EarlierOrder } from './order-again.ts';
import type { PricedCart, PricedLine, PricedPart } from './priced-cart.ts';

/** Lines that the menu does not know are left out: they have no names to store. */
export function earlierOrderOf({ lines }: Pick<PricedCart, 'lines'>): EarlierOrder {
  return { lines: lines.flatMap(productOf), bundles: lines.flatMap(bundleOf) };
}

function productOf({ line, parts: [part] }: PricedLine): readonly EarlierLine[] {
  if (line.kind !== 'product' || part === undefined) return [];
  const extras = part.extras.map(({ name, price, option, isLeftOut }) => ({
    name,
    price,
    ...(option && { option: { id: option.id, parentId: option.parentId, count: option.count } }),
    ...(isLeftOut && { isLeftOut }),
  }));
  return [{ ...pieceOf(part), unitPrice: part.unitPrice, extras, message: line.message, quantity: line.quantity }];
}

function bundleOf({ line, name, parts, products }: PricedLine): readonly EarlierBundle[] {
  if (line.kind !== 'bundle' || parts.length === 0) return [];
  const { promotionId, quantity } = line;
  return [
    {
      promotionId,
      name,
      quantity,
      total: products,
      parts: parts.map((part) => ({ ...pieceOf(part), isFree: part.isFree })),
    },
  ];
}

function pieceOf({ productId, sizeId, productName, sizeLabel }: PricedPart) {
  return { productId, sizeId, productName, sizeLabel };
}
