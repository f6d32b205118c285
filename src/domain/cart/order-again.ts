/** Repeats an earlier order: what of it can be ordered now, and every difference from then. */
import { isSizeOrderable } from '#domain/menu/availability.ts';
import { availableExtras, canCarryMessage } from '#domain/menu/extras-of.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct, findSize } from '#domain/menu/find-product.ts';
import { type Menu, NO_OPTIONS, type Product, type Size } from '#domain/menu/menu.ts';
import { keepOffered } from '#domain/menu/options/choose-options.ts';
import { findOptionProblems, priceOptions } from '#domain/menu/options/price-options.ts';
import { chosenOptionsOf, type EarlierExtra, isFlatExtra, type SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { type Bani, bani, sumBani } from '#domain/money/bani.ts';
import { type OrderBundle, type OrderLine, type OrderPiece, pieceCost } from '#domain/orders/order-view.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import type { CartLine, ChosenOption } from './cart.ts';
import { lineKey } from './change-cart.ts';

type EarlierPiece = Pick<OrderPiece, 'productId' | 'sizeId' | 'productName' | 'sizeLabel'>;
export type EarlierLine = EarlierPiece &
  Pick<OrderLine, 'quantity' | 'unitPrice' | 'message'> & { readonly extras: readonly EarlierExtra[] };
export type EarlierBundle = Pick<OrderBundle, 'promotionId' | 'name' | 'quantity' | 'total'> & {
  readonly parts: readonly (EarlierPiece & Pick<OrderBundle['parts'][number], 'isFree'>)[];
};

/** The parts of an order that are needed to repeat it. Names and prices are those of the time of ordering. */
export type EarlierOrder = { readonly lines: readonly EarlierLine[]; readonly bundles: readonly EarlierBundle[] };

/** A difference from the earlier order; `name` is the name that the guest knows. */
export type AgainChange =
  /** No longer on the menu. */
  | { readonly code: 'gone'; readonly name: string }
  /** On the menu, but switched off. */
  | { readonly code: 'unavailable'; readonly name: string }
  | { readonly code: 'sold_out'; readonly name: string }
  | { readonly code: 'size_gone'; readonly name: string; readonly size: string }
  | { readonly code: 'extras_gone'; readonly name: string; readonly extras: readonly string[] }
  /** What is left of the earlier choice is below the group's minimum or above its present maximum. */
  | { readonly code: 'choice_needed'; readonly name: string; readonly group: string }
  | { readonly code: 'message_dropped'; readonly name: string }
  /** The present minimum quantity is higher than the quantity that was bought. */
  | { readonly code: 'quantity_raised'; readonly name: string; readonly quantity: number }
  | { readonly code: 'bundle_ended'; readonly name: string }
  /** The promotion runs, but the earlier choices are no longer possible. */
  | { readonly code: 'bundle_changed'; readonly name: string }
  | { readonly code: 'price_changed'; readonly name: string; readonly before: Bani; readonly now: Bani };

export type PlanAgain = {
  readonly lines: readonly CartLine[];
  readonly changes: readonly AgainChange[];
  /** What one piece of each line cost in the earlier order, by the line's key. */
  readonly pricesThen: ReadonlyMap<string, Bani>;
};

type Piece = {
  readonly line: CartLine;
  readonly priceThen: Bani;
  readonly priceNow: Bani;
  readonly changes: readonly AgainChange[];
};

/** Plans what of an order can be bought now, and lists every change since. */
export function planAgain(order: EarlierOrder, menu: Menu, bundles: readonly Bundle[]): PlanAgain {
  const pieces = [
    ...order.lines.map((line) => ({ name: line.productName, again: repeatProduct(line, menu) })),
    ...order.bundles.map((bundle) => ({ name: bundle.name, again: repeatBundle(bundle, menu, bundles) })),
  ];
  const lines: CartLine[] = [];
  const changes: AgainChange[] = [];
  const pricesThen = new Map<string, Bani>();
  for (const { name, again } of pieces) {
    if ('code' in again) {
      changes.push(again);
      continue;
    }
    const { line, priceThen, priceNow } = again;
    lines.push(line);
    pricesThen.set(lineKey(line), priceThen);
    changes.push(...again.changes);
    if (priceThen !== priceNow) changes.push({ code: 'price_changed', name, before: priceThen, now: priceNow });
  }
  return { lines, changes, pricesThen };
}

/** Extras that no longer exist are left out; a message is kept only where messages are still allowed. */
function repeatProduct(sold: EarlierLine, menu: Menu): Piece | AgainChange {
  const name = sold.productName;
  const product = findProduct(menu, sold.productId);
  if (product === null) return { code: 'gone', name };
  const size = findSize(product, sold.sizeId);
  if (size === null) return { code: 'size_gone', name, size: sold.sizeLabel };
  if (!product.isOn || !size.isOn) return { code: 'unavailable', name };
  if (!isSizeOrderable(product, size)) return { code: 'sold_out', name };
  const category = findCategoryById(menu, product.categoryId);
  const offered = availableExtras(product, category);
  const flat = sold.extras.filter(isFlatExtra);
  const kept = flat.filter((extra) => offered.some((one) => one.name === extra.name));
  const extras = offered.filter((one) => kept.some((extra) => extra.name === one.name));
  const again = repeatOptions(sold.extras, product, size);
  const gone = sold.extras.filter(
    (extra) => extra.isLeftOut !== true && !kept.includes(extra) && !again.kept.includes(extra),
  );
  const message = canCarryMessage(product, category) ? sold.message : '';
  const quantity = Math.max(sold.quantity, size.minimumQuantity);
  return {
    line: {
      kind: 'product',
      productId: product.id,
      sizeId: size.id,
      extras: kept.map((extra) => extra.name),
      ...(again.options.length > 0 && { options: again.options }),
      message,
      quantity,
    },
    priceThen: pieceCost({ unitPrice: sold.unitPrice, extras: [...again.kept, ...kept] }),
    priceNow: pieceCost({ unitPrice: size.price, extras: [...again.priced, ...extras] }),
    changes: [
      ...(gone.length > 0 ? [{ code: 'extras_gone' as const, name, extras: gone.map((extra) => extra.name) }] : []),
      ...again.needed.map((group) => ({ code: 'choice_needed' as const, name, group })),
      ...(message === sold.message ? [] : [{ code: 'message_dropped' as const, name }]),
      ...(quantity === sold.quantity ? [] : [{ code: 'quantity_raised' as const, name, quantity }]),
    ],
  };
}

/** The options that are still offered, their present prices, and the groups that have to be chosen from again. */
function repeatOptions(
  sold: readonly EarlierExtra[],
  { options: offered = NO_OPTIONS, vatBasisPoints: dishVat }: Product,
  { id: sizeId }: Size,
): {
  readonly options: readonly ChosenOption[];
  readonly kept: readonly EarlierExtra[];
  readonly priced: readonly SoldExtra[];
  readonly needed: readonly string[];
} {
  const options = keepOffered(offered, sizeId, chosenOptionsOf(sold));
  const kept = sold.filter(({ option }) =>
    options.some(({ optionId, parentId }) => optionId === option?.id && parentId === option.parentId),
  );
  return {
    options,
    kept,
    priced: priceOptions(offered, { sizeId, chosen: options, dishVat }),
    needed: [...new Set(findOptionProblems(offered, sizeId, options).map(({ group }) => group))],
  };
}

/** Repeats a bundle only when every earlier choice is still possible in its set. */
function repeatBundle(sold: EarlierBundle, menu: Menu, bundles: readonly Bundle[]): Piece | AgainChange {
  const bundle = bundles.find(({ id }) => id === sold.promotionId);
  if (bundle === undefined) return { code: 'bundle_ended', name: sold.name };
  const left = [...sold.parts];
  const choices = bundle.sets.flatMap((set) => {
    const index = left.findIndex(
      ({ productId, sizeId, isFree }) =>
        isFree === set.isFree &&
        set.options.some((option) => option.productId === productId && option.sizeId === sizeId),
    );
    const [chosen] = index < 0 ? [] : left.splice(index, 1);
    const price = chosen === undefined ? null : priceOfPart(menu, chosen);
    return chosen === undefined || price === null ? [] : [{ set, chosen, price }];
  });
  if (choices.length !== bundle.sets.length || left.length > 0) return { code: 'bundle_changed', name: sold.name };
  return {
    line: {
      kind: 'bundle',
      promotionId: bundle.id,
      choices: choices.map(({ set, chosen: { productId, sizeId } }) => ({ setId: set.id, productId, sizeId })),
      quantity: sold.quantity,
    },
    priceThen: bani(Math.round(sold.total / sold.quantity)),
    priceNow: sumBani(choices.flatMap(({ set, price }) => (set.isFree ? [] : [price]))),
    changes: [],
  };
}

/**
 * Price of one part. A bundle sells single pieces, so the minimum quantity of a size does not apply. Null when the part
 * is not orderable.
 */
function priceOfPart(menu: Menu, { productId, sizeId }: EarlierPiece): Bani | null {
  const product = findProduct(menu, productId);
  const size = product === null ? null : findSize(product, sizeId);
  if (product === null || size === null) return null;
  return isSizeOrderable(product, { ...size, minimumQuantity: 1 }) ? size.price : null;
}
