import { allergensWithExtras } from '#domain/menu/allergens-with-extras.ts';
import { isSizeOrderable, type OrderableDays, orderableDays, piecesLeft } from '#domain/menu/availability.ts';
import { isWithin, nextAvailable, windowState, windowsOf } from '#domain/menu/availability-window.ts';
import { declaresWhole } from '#domain/menu/declared-allergens.ts';
import { availableExtras, canCarryMessage } from '#domain/menu/extras-of.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct, findSize } from '#domain/menu/find-product.ts';
import { type Allergen, type Category, type Menu, NO_OPTIONS, type Product, type Size } from '#domain/menu/menu.ts';
import { findOptionProblems, type OptionProblem, priceOptions } from '#domain/menu/options/price-options.ts';
import { chosenOptionsOf, leftOutExtras, type SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { stationIdOf } from '#domain/menu/station.ts';
import { type Bani, sumBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderDay } from '#domain/orders/order.ts';
import { decideBundle } from '#domain/promotions/kinds/buy-x-get-y-free/bundle-rules.ts';
import { PROMOTION_KINDS } from '#domain/promotions/kinds.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { type BundleLine, type CartLine, LINE_MAX_QUANTITY, MESSAGE_MAX_LENGTH, type ProductLine } from './cart.ts';
import { lineKey, optionsKey } from './change-cart.ts';
import { isLineQuantity } from './count-wanted.ts';
import type { LineProblem, PieceName, PricedLine, PricedPart } from './priced-cart.ts';

/** What a line is priced against. */
export type LineFacts = {
  readonly menu: Menu;
  readonly promotions: readonly Promotion[];
  readonly today: LocalDate;
  readonly now: Instant;
  /** `null` while the guest has not chosen. */
  readonly day: OrderDay | null;
  /** The moment the food is wanted; `null` while the guest has not chosen. */
  readonly wantedAt: Instant | null;
  /** Pieces of each size the whole cart asks for, over lines and bundles (reliability.md T6). */
  readonly wantedOf: (sizeId: number) => number;
  /** What the box of one piece costs, 0 where it goes into none. */
  readonly boxOf: (size: Size) => Bani;
};

/** A line with its price, and for which days it may be ordered. */
export type LineQuote = { readonly line: PricedLine; readonly days: OrderableDays };

/** Prices one line from the menu alone and lists every problem that prevents ordering it. */
export function priceLine(line: CartLine, facts: LineFacts): LineQuote {
  if (!isLineQuantity(line.quantity)) {
    return unpriced(line, { code: 'cart_too_large', limit: 'line', maximum: LINE_MAX_QUANTITY });
  }
  return line.kind === 'product' ? priceProductLine(line, facts) : priceBundleLine(line, facts);
}

function priceProductLine(line: ProductLine, facts: LineFacts): LineQuote {
  const { productId, sizeId } = line;
  const product = findProduct(facts.menu, productId);
  const size = product === null ? null : findSize(product, sizeId);
  if (product === null || size === null) {
    const productName = product?.name ?? '';
    return unpriced(line, { code: 'product_unavailable', productId, sizeId, productName, sizeLabel: '' }, productName);
  }
  const category = findCategoryById(facts.menu, product.categoryId);
  const days = orderableDays(product, category);
  const offered = availableExtras(product, category);
  const names = [...new Set(line.extras)];
  const extras = names.flatMap((name) => offered.find((extra) => extra.name === name) ?? []);
  const options = chooseOptions(product, size, line);
  const part = pricePart({ product, size, extras: [...options.chosen, ...extras], facts, set: null });
  const about = pieceName(product, size);
  const problems: LineProblem[] = [
    ...stockProblems({ product, size, facts, minimumQuantity: size.minimumQuantity }),
    ...(line.quantity < size.minimumQuantity
      ? [{ code: 'below_minimum_quantity' as const, minimum: size.minimumQuantity, ...about }]
      : []),
    ...dayProblems({ product, size, days, day: facts.day }),
    ...windowProblems({ product, size, category, days, facts }),
    ...names
      .filter((name) => !offered.some((extra) => extra.name === name))
      .map((extra) => ({ code: 'extra_unknown' as const, extra, ...about })),
    ...options.problems.map((problem) => ({ ...problem, ...about })),
    ...messageProblems(line.message, canCarryMessage(product, category), about),
  ];
  return { line: total({ line, name: product.name, parts: [part], problems }), days };
}

function priceBundleLine(line: BundleLine, facts: LineFacts): LineQuote {
  const { menu, today, promotions } = facts;
  const bundle = promotions.find(
    ({ id, type }) => id === line.promotionId && PROMOTION_KINDS[type].entersBy === 'line',
  );
  if (bundle === undefined) {
    return unpriced(line, { code: 'bundle_unavailable', promotionId: line.promotionId, promotionName: '' });
  }
  const decided = decideBundle({ bundle, choices: line.choices, menu, today });
  if (!decided.ok) return unpriced(line, decided.error, bundle.name);
  const judged = decided.value.map(({ set, product, size }) => {
    const category = findCategoryById(menu, product.categoryId);
    const days = orderableDays(product, category);
    // A bundle sells single pieces, so the minimum quantity of a size does not apply.
    const problems = [
      ...stockProblems({ product, size: wholeOnly(size), facts, minimumQuantity: 1 }),
      ...dayProblems({ product, size, days, day: facts.day }),
      ...windowProblems({ product, size, category, days, facts }),
    ];
    return { part: pricePart({ product, size, extras: [], facts, set }), days, problems };
  });
  return {
    line: total({
      line,
      name: bundle.name,
      parts: judged.map(({ part }) => part),
      problems: judged.flatMap(({ problems }) => problems),
    }),
    days: { today: judged.every(({ days }) => days.today), ahead: judged.every(({ days }) => days.ahead) },
  };
}

/**
 * A part of a bundle cannot show what is left out of it, so a size with anything left out counts as sold out in a
 * bundle.
 */
function wholeOnly(size: Size): Size {
  const { leftOut = [], ranOutOf = [] } = size;
  return { ...size, isSoldOut: size.isSoldOut === true || leftOut.length > 0, ranOutOf: [...ranOutOf, ...leftOut] };
}

/** What is chosen with a piece; later only its name and price are kept. */
type ChosenExtra = SoldExtra & {
  readonly allergens: readonly Allergen[];
  readonly declaresAllergens?: boolean;
  readonly isAgeRestricted?: boolean;
};

/**
 * The options of a line with their prices; options agreed in an earlier version of the order keep their agreed prices.
 */
function chooseOptions(
  product: Product,
  { id: sizeId }: Size,
  { options: chosen = [] }: ProductLine,
): { readonly chosen: readonly ChosenExtra[]; readonly problems: readonly OptionProblem[] } {
  const agreed = product.agreed?.find(
    (one) => one.sizeId === sizeId && optionsKey(chosenOptionsOf(one.options)) === optionsKey(chosen),
  );
  if (agreed !== undefined) {
    const { allergens, declaresAllergens, isAgeRestricted } = agreed;
    const facts = { allergens, declaresAllergens, isAgeRestricted };
    return { chosen: agreed.options.map((option) => ({ ...option, ...facts })), problems: [] };
  }
  const offered = product.options ?? NO_OPTIONS;
  return {
    chosen: priceOptions(offered, { sizeId, chosen, dishVat: product.vatBasisPoints }),
    problems: findOptionProblems(offered, sizeId, chosen),
  };
}

function pricePart({
  product,
  size,
  extras,
  facts,
  set,
}: {
  readonly product: Product;
  readonly size: Size;
  readonly extras: readonly ChosenExtra[];
  readonly facts: LineFacts;
  readonly set: { readonly label: string; readonly isFree: boolean } | null;
}): PricedPart {
  const isFree = set?.isFree === true;
  const category = findCategoryById(facts.menu, product.categoryId);
  return {
    ...pieceName(product, size),
    unitPrice: isFree ? ZERO_BANI : size.price,
    regularPrice: size.price,
    boxPrice: isFree ? ZERO_BANI : facts.boxOf(size),
    deposit: sumBani([size.deposit, ...extras.flatMap(({ option }) => option?.deposit ?? [])]),
    vatBasisPoints: product.vatBasisPoints,
    isFree,
    setLabel: set?.label ?? null,
    extras: [
      ...extras.map(({ name, price, option }) => ({ name, price, ...(option && { option }) })),
      ...leftOutExtras(size.leftOut ?? []),
    ],
    allergens: allergensWithExtras(product, extras),
    declaresAllergens: declaresWhole(product, extras),
    isAgeRestricted: product.isAgeRestricted || extras.some((extra) => extra.isAgeRestricted === true),
    isFromFrozen: product.isFromFrozen,
    isMealCardExcluded: product.isMealCardExcluded,
    pickupPlace: category?.pickupPlace ?? null,
    workPoints: product.workPoints,
    stationId: stationIdOf(product, category),
  };
}

function stockProblems({
  product,
  size,
  facts,
  minimumQuantity,
}: {
  readonly product: Product;
  readonly size: Size;
  readonly facts: LineFacts;
  readonly minimumQuantity: number;
}): LineProblem[] {
  const name = pieceName(product, size);
  if (!product.isOn || !size.isOn) return [{ code: 'product_unavailable', ...name }];
  const left = piecesLeft(size);
  if (left === null) return [];
  const ranOutOf = size.ranOutOf ?? [];
  const canBeHad = isSizeOrderable(product, { ...size, minimumQuantity });
  if (!canBeHad) return [{ code: 'not_enough_stock', left: 0, ranOutOf, ...name }];
  return facts.wantedOf(size.id) > left ? [{ code: 'not_enough_stock', left, ranOutOf, ...name }] : [];
}

function dayProblems({
  product,
  size,
  days,
  day,
}: {
  readonly product: Product;
  readonly size: Size;
  readonly days: OrderableDays;
  readonly day: OrderDay | null;
}): LineProblem[] {
  const name = pieceName(product, size);
  // A product orderable on no day counts as switched off.
  if (!days.today && !days.ahead) return [{ code: 'product_unavailable', ...name }];
  if (day === null || days[day]) return [];
  return [{ code: day === 'today' ? 'not_orderable_today' : 'not_orderable_ahead', ...name }];
}

/**
 * Checked for the moment the food is wanted; before a moment is chosen, only what is unavailable at every moment is
 * reported.
 */
function windowProblems({
  product,
  size,
  category,
  days,
  facts: { now, wantedAt },
}: {
  readonly product: Product;
  readonly size: Size;
  readonly category: Category | null;
  readonly days: OrderableDays;
  readonly facts: LineFacts;
}): LineProblem[] {
  const windows = windowsOf(product, category);
  if (windows.length === 0) return [];
  const { canBeChosen } = windowState(windows, days, now);
  if (wantedAt === null ? canBeChosen : isWithin(windows, wantedAt)) return [];
  const returnsAt = nextAvailable(windows, wantedAt ?? now);
  return [{ code: 'outside_window', windows, returnsAt, canBeChosen, ...pieceName(product, size) }];
}

function messageProblems(message: string, isAllowed: boolean, about: PieceName): LineProblem[] {
  if (message === '') return [];
  if (!isAllowed) return [{ code: 'message_not_allowed', ...about }];
  const isTooLong = [...message].length > MESSAGE_MAX_LENGTH;
  return isTooLong ? [{ code: 'message_too_long', maximum: MESSAGE_MAX_LENGTH, ...about }] : [];
}

function pieceName(product: Product, size: Size): PieceName {
  return { productId: product.id, sizeId: size.id, productName: product.name, sizeLabel: size.label };
}

/** The price of one piece of a part: the size with everything chosen. */
export function partPrice(part: PricedPart): Bani {
  return sumBani([part.unitPrice, ...part.extras.map((extra) => extra.price)]);
}

function total({
  line,
  name,
  parts,
  problems,
}: Pick<PricedLine, 'line' | 'name' | 'parts'> & { readonly problems: readonly LineProblem[] }): PricedLine {
  const unitPrice = sumBani(parts.map(partPrice));
  const products = timesBani(unitPrice, line.quantity);
  const packaging = timesBani(sumBani(parts.map((part) => part.boxPrice)), line.quantity);
  const deposits = timesBani(sumBani(parts.map((part) => part.deposit)), line.quantity);
  return {
    key: lineKey(line),
    line,
    name,
    parts,
    unitPrice,
    products,
    packaging,
    deposits,
    total: sumBani([products, packaging, deposits]),
    problems,
  };
}

function unpriced(line: CartLine, problem: LineProblem, name = ''): LineQuote {
  const nothing = { unitPrice: ZERO_BANI, products: ZERO_BANI, packaging: ZERO_BANI, deposits: ZERO_BANI };
  return {
    line: { key: lineKey(line), line, name, parts: [], ...nothing, total: ZERO_BANI, problems: [problem] },
    // Allows every day: the line has to be removed anyway, so it must not restrict the day of the others.
    days: { today: true, ahead: true },
  };
}
