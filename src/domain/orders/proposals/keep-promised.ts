/**
 * The rules that a changed order is checked by: the present ones, except for what its guest was promised. Prices of the
 * order's sizes and extras, its bundles and reductions, its method and payment, and its hour stay as agreed; new items
 * are sold as in any other order (docs/decisions/0201).
 */
import { isBoxed } from '#domain/cart/own-container.ts';
import { ownDeposit } from '#domain/cart/own-deposit.ts';
import { isSizeOrderable } from '#domain/menu/availability.ts';
import { windowsOf } from '#domain/menu/availability-window.ts';
import { togetherAllergens } from '#domain/menu/declared-allergens.ts';
import { canCarryMessage, extrasOf } from '#domain/menu/extras-of.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { AgreedOptions, Category, Extra, Menu, Product, Size } from '#domain/menu/menu.ts';
import { isFlatExtra } from '#domain/menu/options/sold-extra.ts';
import { type Bani, bani, ZERO_BANI } from '#domain/money/bani.ts';
import {
  hasSameMeans,
  meansOf,
  meansOfWay,
  onlinePartsOf,
  PAYMENT_WAYS,
  pickOffered,
} from '#domain/orders/payment-means.ts';
import type { OrderFacts, OrderZone } from '#domain/orders/placing/judge-order.ts';
import { hasMealCard } from '#domain/payments/meal-card-parts.ts';
import { isPerPerson } from '#domain/promotions/person.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { isLimited, NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type ProposedContent, partsOf, type SoldLine, type SoldOrder } from './sold-order.ts';

/** The facts with the promises of the order applied. Stock that the order has taken counts as available to it. */
export function keepPromised(order: SoldOrder, proposed: ProposedContent, facts: OrderFacts): OrderFacts {
  const isMomentKept = proposed.moment === null && proposed.method === order.method;
  const today = dateOf(facts.at);
  const running = { isActive: true, startDate: today, endDate: today };
  const { pickup, delivery, ...services } = facts.schedule.services;
  const offered = pickOffered('telephone', facts.offeredPayments);
  return {
    ...facts,
    isMomentKept,
    menu: keepMenu(order, facts.menu, isMomentKept),
    promotions: [
      ...facts.promotions
        .filter(({ id }) => order.bundles.every(({ promotionId }) => promotionId !== id))
        .map((one) => keepPromotion(order, one, running, facts.menu)),
      ...keptBundles(order).map((bundle) => ({ ...bundle, ...running })),
    ],
    coupon: facts.coupon === null ? null : { ...facts.coupon, ...running },
    isCouponUsed: false,
    zones: facts.zones.map((zone) => keepZone(order, zone)),
    // The minimum advance does not apply: kitchen and guest have agreed directly.
    schedule: {
      ...facts.schedule,
      services: {
        ...services,
        pickup: { ...pickup, minimumAdvanceMinutes: 0 },
        delivery: { ...delivery, minimumAdvanceMinutes: 0 },
        preOrders: { ...services.preOrders, minimumAdvanceMinutes: 0 },
      },
    },
    offeredPayments: PAYMENT_WAYS.filter(
      (way) =>
        offered.includes(way) ||
        hasSameMeans(meansOfWay(way), meansOf(order.payment)) ||
        hasSameMeans(meansOfWay(way), meansOf(onlinePartsOf(order.payment))) ||
        // A changed order may have more, or less, that a meal card does not pay.
        (hasMealCard(meansOf(order.payment)) && (way === 'cash' || hasMealCard(meansOfWay(way)))),
    ),
    isDineInOn: facts.isDineInOn || order.method === 'RESTAURANT',
  };
}

/**
 * A promotion that the order already has stays active, regardless of its hours and limits; a limited promotion is not
 * added later. Its category rules are extended to products that `keepProduct` moved to a category of their own.
 */
function keepPromotion(
  order: SoldOrder,
  promotion: Promotion,
  running: Pick<Promotion, 'isActive' | 'startDate' | 'endDate'>,
  menu: Menu,
): Promotion {
  const { rules } = promotion;
  const kept = order.lines.filter(({ productId }) => {
    const categoryId = findProduct(menu, productId)?.categoryId;
    return categoryId !== undefined && rules.categoryIds.includes(categoryId);
  });
  const about = { ...rules, categoryIds: [...rules.categoryIds, ...kept.map(({ productId }) => -productId)] };
  const isApplied = order.reductions.some(({ promotionId }) => promotionId === promotion.id);
  if (isApplied) return { ...promotion, ...running, rules: { ...about, windows: [], mostUses: null, budget: null } };
  return { ...promotion, rules: isLimited(rules) || isPerPerson(promotion) ? { ...about, mostUses: 0 } : about };
}

/** For the same locality the fee is at most the agreed one, and delivery there stays enabled. */
function keepZone(order: SoldOrder, zone: OrderZone): OrderZone {
  if (zone.code !== order.address.zoneCode) return zone;
  const fee = order.deliveryFee > 0 ? bani(Math.min(zone.fee, order.deliveryFee)) : zone.fee;
  return { ...zone, fee, enabled: true };
}

function keepMenu(order: SoldOrder, menu: Menu, isMomentKept: boolean): Menu {
  const soldIds = [...new Set(order.lines.map(({ productId }) => productId))];
  const kept = soldIds.map((id) => keepProduct(order, menu, { id, isMomentKept }));
  return {
    products: [...menu.products.filter(({ id }) => !soldIds.includes(id)), ...kept.map(({ product }) => product)],
    categories: [...menu.categories, ...kept.flatMap(({ category }) => category ?? [])],
  };
}

function keepProduct(
  order: SoldOrder,
  menu: Menu,
  { id, isMomentKept }: { readonly id: number; readonly isMomentKept: boolean },
): { readonly product: Product; readonly category: Category | null } {
  const sold = order.lines.filter(({ productId }) => productId === id);
  const now = findProduct(menu, id);
  const product = now ?? productOf(id, sold);
  const category = findCategoryById(menu, product.categoryId);
  // A separate category, so that the accepted hours apply to no other product. Real category ids are never negative.
  const own = category === null ? null : { ...category, id: -id, isSpecial: category.isSpecial && !isMomentKept };
  return {
    category: own === null ? null : { ...own, availabilityWindows: [] },
    product: {
      ...product,
      categoryId: -id,
      isOn: true,
      isOrderableToday: isMomentKept || product.isOrderableToday,
      isOrderableAhead: isMomentKept || product.isOrderableAhead,
      availabilityWindows: isMomentKept ? [] : windowsOf(product, category),
      allowsMessage: canCarryMessage(product, category) || sold.some(({ message }) => message !== ''),
      extras: keepExtras(sold, extrasOf(product, category)),
      agreed: sold.filter(({ bundleId }) => bundleId === null).map(agreedOptions),
      sizes: keepSizes(order, product, sold),
    },
  };
}

/** A product that is no longer on the menu, rebuilt from the order's lines. */
function productOf(id: number, sold: readonly SoldLine[]): Product {
  const [line] = sold as readonly [SoldLine, ...SoldLine[]];
  return {
    id,
    slug: '',
    // In no category.
    categoryId: 0,
    name: line.productName,
    stationId: line.station?.id ?? null,
    workPoints: 1,
    description: '',
    isOn: false,
    isOrderableToday: true,
    isOrderableAhead: true,
    allowsMessage: false,
    extras: [],
    availabilityWindows: [],
    sizes: [],
    ...togetherAllergens(sold),
    isAgeRestricted: line.isAgeRestricted,
    isFromFrozen: line.isFromFrozen,
    isMealCardExcluded: line.isMealCardExcluded,
    vatBasisPoints: line.vatBasisPoints,
  };
}

/**
 * Agreed group options keep their prices only as one complete choice; with one option more, the whole choice is priced
 * by the present menu.
 */
function agreedOptions({ sizeId, extras, allergens, declaresAllergens, isAgeRestricted }: SoldLine): AgreedOptions {
  const options = extras.filter(({ option }) => option !== undefined);
  return { sizeId, options, allergens, declaresAllergens, isAgeRestricted };
}

function keepExtras(sold: readonly SoldLine[], extras: readonly Extra[]): readonly Extra[] {
  const flat = sold.flatMap((line) => line.extras.filter(isFlatExtra));
  const agreed = new Map<string, Bani>(flat.map(({ name, price }) => [name, price]));
  const gone = [...agreed].filter(([name]) => extras.every((extra) => extra.name !== name));
  return [
    ...extras.map((extra) => {
      const price = agreed.get(extra.name);
      return price === undefined ? extra : { ...extra, price, isSoldOut: false };
    }),
    ...gone.map(([name, price]) => ({ name, price, allergens: allergensWith(name, sold) })),
  ];
}

/** An extra that is no longer on the menu, with all allergens of the order's lines that had it. */
function allergensWith(name: string, sold: readonly SoldLine[]): Extra['allergens'] {
  const lines = sold.filter(({ extras }) => extras.some((extra) => extra.name === name));
  return [...new Set(lines.flatMap(({ allergens }) => allergens))];
}

function keepSizes(order: SoldOrder, product: Product, sold: readonly SoldLine[]): readonly Size[] {
  const soldIds = [...new Set(sold.map(({ sizeId }) => sizeId))];
  const others = product.sizes.filter(({ id }) => !soldIds.includes(id));
  const kept = soldIds.map((sizeId) => {
    const lines = sold.filter((line) => line.sizeId === sizeId);
    return keepSize(order, product, lines as [SoldLine, ...SoldLine[]]);
  });
  return [...others.map((size) => ({ ...size, isOn: size.isOn && product.isOn })), ...kept];
}

function keepSize(order: SoldOrder, product: Product, lines: readonly [SoldLine, ...SoldLine[]]): Size {
  const [line] = lines;
  const now = product.sizes.find(({ id }) => id === line.sizeId) ?? null;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const boxed = lines.find(
    (one) =>
      !one.isFree &&
      isBoxed({ method: order.method, hasOwnContainer: order.hasOwnContainer, hasDeposit: ownDeposit(one) > 0 }),
  );
  const isSold = now !== null && isSizeOrderable(product, { ...now, minimumQuantity: 1 });
  const taken = line.tookStock ? pieces : 0;
  return {
    id: line.sizeId,
    label: line.sizeLabel,
    price: line.regularPrice,
    boxPrice: boxed?.boxPrice ?? now?.boxPrice ?? line.boxPrice,
    deposit: ownDeposit(line),
    isOn: true,
    isSoldOut: false,
    stockUnlimited: isSold && now.stockUnlimited,
    // The order's own pieces count as stock; more are available only while the size is sold.
    stock: isSold ? Math.max(pieces, now.stock + taken) : pieces,
    minimumQuantity: Math.min(now?.minimumQuantity ?? 1, ...lines.map(({ quantity }) => quantity)),
    grams: now?.grams ?? null,
  };
}

/** The bundles of the order as separate promotions, with its parts as their only options. */
function keptBundles(order: SoldOrder): readonly Omit<Promotion, 'isActive' | 'startDate' | 'endDate'>[] {
  const ids = [...new Set(order.bundles.map(({ promotionId }) => promotionId))];
  return ids.flatMap((id) => {
    const bundles = order.bundles.filter(({ promotionId }) => promotionId === id);
    const sets = new Map<number, Promotion['sets'][number]>();
    for (const [place, part] of bundles.flatMap((bundle) => [...partsOf(order, bundle).entries()])) {
      const { productId, sizeId, isFree } = part;
      const known = sets.get(place)?.options ?? [];
      const label = part.setLabel ?? '';
      sets.set(place, { id: place + 1, label, isFree, options: [...known, { productId, sizeId }] });
    }
    return bundles.slice(0, 1).map(({ name }) => ({
      id,
      name,
      type: 'BUY_X_GET_Y_FREE' as const,
      sets: [...sets.values()],
      discountBasisPoints: 0,
      discountAmount: ZERO_BANI,
      minimumOrder: ZERO_BANI,
      rules: NO_RULES,
    }));
  });
}
