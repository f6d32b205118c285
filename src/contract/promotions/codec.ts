/** Converts promotions and coupons between wire and domain: `…ToWire` and `…FromWire` side by side. Free of zod. */

import { leiFromBani } from '#domain/money/lei-codec.ts';
import { inPercent } from '#domain/money/percent.ts';
import { hasField, PROMOTION_KINDS, typesThatEnterBy } from '#domain/promotions/kinds.ts';
import type { LowestPrices } from '#domain/promotions/price-cut.ts';
import type { BundleSet } from '#domain/promotions/promotion.ts';
import type { PromotionField } from '#domain/promotions/promotion-fields.ts';
import type { ReductionTerms } from '#domain/promotions/promotion-kind.ts';
import type { PromotionRules } from '#domain/promotions/promotion-rules.ts';
import type { OfferedPromotion, StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import { windowsFromWire, windowsToWire } from '../menu/codec.ts';
import type { BaseProduct } from '../menu/wire.ts';
import { pictureFromWire, pictureToWire } from '../pictures/codec.ts';
import { basisPointsFromWire, dateFromWire, readLei } from '../values/convert.ts';
import { encodeFields, type OnWire, takeFromWire } from '../values/named-fields.ts';
import type { PromotionResponse } from './wire.ts';

/** The public part: no code, neither in its own field nor in the conditions. */
export function promotionToWire(
  promotion: StoredPromotion,
  products: ReadonlyMap<number, BaseProduct>,
): PromotionResponse {
  const picture = promotion.picture === null ? null : pictureToWire(promotion.picture, { alt: promotion.name });
  return {
    id: promotion.id,
    name: promotion.name,
    description: promotion.description,
    type: promotion.type,
    ...reductionToWire(promotion),
    ...rulesToWire(promotion.rules),
    couponCode: null,
    validityInDays: validityInDays(promotion),
    active: promotion.isActive,
    startDate: [...wireDate(promotion.startDate)],
    endDate: [...wireDate(promotion.endDate)],
    image: picture?.imageLink ?? null,
    picture,
    conditions: promotion.conditions.filter(
      ({ conditionType }) => conditionType !== PROMOTION_KINDS.COUPON_CODE.conditionType,
    ),
    promotionProductBeans: promotion.sets.map((set) => setToWire(set, products)),
  };
}

export function lowestPricesToWire(prices: LowestPrices): Pick<PromotionResponse, 'lowestPrices'> {
  if (prices.length === 0) return {};
  return { lowestPrices: prices.map(({ sizeId, price }) => ({ sizeId, price: leiFromBani(price) })) };
}

/** Promotions that apply without a code; codes are given to people and never listed. */
export function promotionsFromWire(promotions: readonly PromotionResponse[]): OfferedPromotion[] {
  // A page older than the server may receive unknown kinds, which are left out.
  const known = typesThatEnterBy('line', 'itself');
  return promotions.filter(({ type }) => known.includes(type)).map(promotionFromWire);
}

function promotionFromWire(wire: PromotionResponse): OfferedPromotion {
  return {
    id: wire.id,
    type: wire.type,
    name: wire.name,
    description: wire.description,
    isActive: wire.active,
    startDate: dateFromWire(wire.startDate),
    endDate: dateFromWire(wire.endDate),
    ...reductionFromWire(wire),
    rules: rulesFromWire(wire),
    picture: wire.picture && pictureFromWire(wire.picture),
    lowestPrices: (wire.lowestPrices ?? []).map(({ sizeId, price }) => ({ sizeId, price: readLei(price) })),
    sets: wire.promotionProductBeans.map(setFromWire),
  };
}

/** What a promotion or a coupon takes off a cart, and its minimum sum. */
export function reductionToWire({ discountBasisPoints, discountAmount, minimumOrder }: ReductionTerms) {
  return {
    discountPercentage: inPercent(discountBasisPoints),
    discountAmount: leiFromBani(discountAmount),
    minOrderValue: leiFromBani(minimumOrder),
  };
}

export function reductionFromWire(
  wire: Pick<PromotionResponse, 'discountPercentage' | 'discountAmount' | 'minOrderValue'>,
): ReductionTerms {
  return {
    discountBasisPoints: basisPointsFromWire(wire.discountPercentage),
    discountAmount: readLei(wire.discountAmount),
    minimumOrder: readLei(wire.minOrderValue),
  };
}

/** The name of each rule on the wire. */
const RULES_ON_WIRE = {
  productIds: 'productIds',
  categoryIds: 'categoryIds',
  windows: 'availabilityWindows',
  methods: 'deliveryMethods',
  zoneCodes: 'zoneCodes',
  paidPieces: 'buyQuantity',
  freePieces: 'freeQuantity',
  mostUses: 'maxUses',
  mostUsesPerPerson: 'maxUsesPerPerson',
  budget: 'budget',
} as const satisfies Readonly<Record<keyof PromotionRules, PromotionField>>;

/** Products, times and places to which a promotion applies. */
export function rulesToWire(rules: PromotionRules) {
  const budget = rules.budget === null ? null : leiFromBani(rules.budget);
  return encodeFields(RULES_ON_WIRE, { ...rules, windows: windowsToWire(rules.windows), budget });
}

export function rulesFromWire(wire: ReturnType<typeof rulesToWire>): PromotionRules {
  const budget = wire.budget === null ? null : readLei(wire.budget);
  return rulesOf({ ...wire, availabilityWindows: windowsFromWire(wire.availabilityWindows), budget });
}

/** The rules of an answer whose hours and amounts are domain values already. */
export function rulesOf(
  fields: {
    readonly [Field in keyof PromotionRules as (typeof RULES_ON_WIRE)[Field]]: PromotionRules[Field];
  },
): PromotionRules {
  // Lists are only read.
  return takeFromWire(RULES_ON_WIRE, fields as OnWire<typeof RULES_ON_WIRE, PromotionRules>);
}

/** From the dates, except where each subscriber's code runs for its own number of days (readings 10). */
function validityInDays({ type, validityInDays: given, startDate, endDate }: StoredPromotion): number {
  if (hasField(type, 'validityInDays')) return given;
  return daysBetween(startDate, endDate);
}

type SetWire = PromotionResponse['promotionProductBeans'][number];

/** Each product once, with its selectable sizes; products no longer on the menu are left out. */
function setToWire({ id, label, isFree, options }: BundleSet, products: ReadonlyMap<number, BaseProduct>): SetWire {
  const productIds = [...new Set(options.map(({ productId }) => productId))];
  return {
    id,
    isFreeProduct: isFree,
    productFieldLabel: label,
    products: productIds.flatMap((productId) => {
      const product = products.get(productId);
      const sizeIds = options.filter((option) => option.productId === productId).map(({ sizeId }) => sizeId);
      const dimensions = (product?.dimensions ?? [])
        .filter((dimension) => sizeIds.includes(dimension.id))
        .map(({ id, value, price, boxPrice, packagePrice, depositPrice, orderable }) => {
          return { id, value, price, boxPrice, packagePrice, depositPrice, orderable };
        });
      if (product === undefined || dimensions.length === 0) return [];
      const { allergens, allergensDeclared, fromFrozen, ageRestricted18 } = product;
      const facts = { allergens, allergensDeclared, fromFrozen, ageRestricted18 };
      return { id: product.id, name: product.name, image: product.images[0] ?? null, ...facts, dimensions };
    }),
  };
}

function setFromWire(set: SetWire): OfferedPromotion['sets'][number] {
  return {
    id: set.id,
    label: set.productFieldLabel,
    isFree: set.isFreeProduct,
    options: set.products.flatMap((product) =>
      product.dimensions.map((size) => ({
        productId: product.id,
        sizeId: size.id,
        name: product.name,
        sizeLabel: size.value,
        price: readLei(size.price),
        deposit: readLei(size.depositPrice),
        isOrderable: size.orderable,
        allergens: product.allergens,
        declaresAllergens: product.allergensDeclared,
        isFromFrozen: product.fromFrozen,
        isAgeRestricted: product.ageRestricted18,
        picture: product.image && pictureFromWire(product.image),
      })),
    ),
  };
}
