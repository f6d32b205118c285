/** The guest's choices for a product, and their price. Pure: the page only renders it. */
import { type ChosenOption, LINE_MAX_QUANTITY, MESSAGE_MAX_LENGTH, type ProductLine } from '#domain/cart/cart.ts';
import { chooseDefaults, keepOffered, moveOptions, setOption } from '#domain/menu/options/choose-options.ts';
import {
  findOptionProblems,
  type OptionProblem,
  type PricedOption,
  priceOptions,
} from '#domain/menu/options/price-options.ts';
import { type Bani, bani, minusBani, sumBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { takeOffPiece } from '#domain/promotions/kinds/discount-on-product/take-off-piece.ts';
import type { ProductFacts, SizeChoice } from './product-facts.ts';

export type ProductChoice = {
  readonly sizeId: number | null;
  readonly extras: readonly string[];
  readonly options: readonly ChosenOption[];
  readonly message: string;
  readonly quantity: number;
};

export type ChoiceAction =
  | { readonly kind: 'size'; readonly sizeId: number }
  | { readonly kind: 'extra'; readonly name: string; readonly isChosen: boolean }
  | { readonly kind: 'option'; readonly option: ChosenOption }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'quantity'; readonly quantity: number };

/** The first orderable size, at its minimum quantity (storefront.md §4). */
export function firstChoice(product: ProductFacts): ProductChoice {
  const quantity = product.sizes.find(({ id }) => id === product.firstSizeId)?.minimum ?? 1;
  const sizeId = product.firstSizeId;
  const options = sizeId === null ? [] : chooseDefaults(product.options, sizeId);
  return { sizeId, extras: [], options, message: '', quantity };
}

/** The choices of a cart line, as far as the product still offers them. */
export function choiceOf(
  product: ProductFacts,
  { sizeId, extras, options = [], message, quantity }: ProductLine,
): ProductChoice {
  const size = product.sizes.find(({ id, isOrderable }) => id === sizeId && isOrderable);
  const kept = {
    extras: extras.filter((name) => product.extras.some((extra) => extra.name === name && !extra.isSoldOut)),
    message: product.allowsMessage ? message : '',
  };
  if (size !== undefined) return { ...kept, options: keepOffered(product.options, sizeId, options), sizeId, quantity };
  const first = firstChoice(product);
  return {
    ...first,
    ...kept,
    options: first.sizeId === null ? [] : keepOffered(product.options, first.sizeId, options),
  };
}

/** The choice after one action; another size clamps the quantity to what that size allows. */
export function changeChoice(product: ProductFacts, choice: ProductChoice, action: ChoiceAction): ProductChoice {
  switch (action.kind) {
    case 'size': {
      const size = product.sizes.find(({ id }) => id === action.sizeId);
      if (!size) return choice;
      return {
        ...choice,
        sizeId: size.id,
        options: moveOptions(product.options, { from: choice.sizeId, to: size.id }, choice.options),
        quantity: fitQuantity(size, choice.quantity, 0),
      };
    }
    case 'extra': {
      const others = choice.extras.filter((name) => name !== action.name);
      return { ...choice, extras: action.isChosen ? [...others, action.name] : others };
    }
    case 'option':
      if (choice.sizeId === null) return choice;
      return { ...choice, options: setOption(product.options, choice.sizeId, choice.options, action.option) };
    case 'message':
      return { ...choice, message: [...action.text].slice(0, MESSAGE_MAX_LENGTH).join('') };
    case 'quantity':
      return { ...choice, quantity: action.quantity };
  }
}

/** Characters left for the message. */
export function charactersLeft({ message }: ProductChoice): number {
  return MESSAGE_MAX_LENGTH - [...message].length;
}

/** The most pieces of a size that a line may have beside those that the cart already holds; 0 for none. */
export function mostOf({ stock }: SizeChoice, held: number): number {
  return Math.max(0, Math.min((stock ?? Number.POSITIVE_INFINITY) - held, LINE_MAX_QUANTITY));
}

/** The quantity lowered to what can still be had, and never below the minimum. */
export function fitQuantity(size: SizeChoice, quantity: number, held: number): number {
  return Math.max(size.minimum, Math.min(quantity, mostOf(size, held)));
}

/** The chosen options with their price per piece. */
export function pricedOptions(product: ProductFacts, { sizeId, options }: ProductChoice): readonly PricedOption[] {
  if (sizeId === null) return [];
  return priceOptions(product.options, { sizeId, chosen: options, dishVat: product.vatBasisPoints });
}

/** What is missing or too much; nothing while no size is chosen. */
export function optionProblems(product: ProductFacts, { sizeId, options }: ProductChoice): readonly OptionProblem[] {
  return sizeId === null ? [] : findOptionProblems(product.options, sizeId, options);
}

/** The price of one piece with its options and extras; null while no size is chosen. */
export function pricePiece(product: ProductFacts, choice: ProductChoice): Bani | null {
  const size = product.sizes.find(({ id }) => id === choice.sizeId);
  if (!size) return null;
  return sumBani([
    size.price,
    ...pricedOptions(product, choice).map(({ price }) => price),
    ...product.extras.filter(({ name }) => choice.extras.includes(name)).map(({ price }) => price),
  ]);
}

/**
 * The price on the button: all pieces with their extras, less what a promotion takes off each. Boxes and deposits are
 * shown beside it and are rows of the cart.
 */
export function priceChoice(product: ProductFacts, choice: ProductChoice): Bani | null {
  const piece = pricePiece(product, choice);
  if (piece === null) return null;
  const off = Math.max(0, ...product.cuts.map((cut) => takeOffPiece(cut, piece)));
  return timesBani(minusBani(piece, bani(off)), choice.quantity);
}

/** What the cart adds to the price on the button: boxes and deposits of all pieces. */
export function besidePrice(
  product: ProductFacts,
  { sizeId, quantity }: ProductChoice,
): { readonly boxes: Bani; readonly deposits: Bani } {
  const size = product.sizes.find(({ id }) => id === sizeId);
  return {
    boxes: timesBani(size?.boxPrice ?? ZERO_BANI, quantity),
    deposits: timesBani(size?.deposit ?? ZERO_BANI, quantity),
  };
}

/** The least that the pieces cost once everything required is chosen; null while no size is chosen. */
export function leastPrice(product: ProductFacts, choice: ProductChoice): Bani | null {
  const size = product.sizes.find(({ id }) => id === choice.sizeId);
  return size ? timesBani(size.cut?.price ?? size.priceFrom, choice.quantity) : null;
}

/** The line for the cart; null while no size is chosen. */
export function lineOf(
  product: ProductFacts,
  { sizeId, extras, options, message, quantity }: ProductChoice,
): ProductLine | null {
  if (sizeId === null) return null;
  return {
    kind: 'product',
    productId: product.id,
    sizeId,
    extras,
    ...(options.length > 0 && { options }),
    message: message.trim(),
    quantity,
  };
}
