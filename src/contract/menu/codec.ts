/**
 * Converts the guests' menu between wire and domain: `…ToWire` and `…FromWire` side by side. Fields computed for older
 * readers (`orderable`, `outOfStock`, `packagePrice` …) are not decoded, because the domain computes them by its own
 * rules. Free of zod.
 */

import { isSizeOrderable, orderableDays, productState } from '#domain/menu/availability.ts';
import { type AvailabilityWindow, windowsOf } from '#domain/menu/availability-window.ts';
import type { WindowDraft } from '#domain/menu/editing/decide-windows.ts';
import { canCarryMessage, extrasOf } from '#domain/menu/extras-of.ts';
import type { Category, Extra, Option, OptionGroup, Product, ProductOptions, Size } from '#domain/menu/menu.ts';
import { nutritionSentence } from '#domain/menu/nutrition-sentence.ts';
import type { ListedFields, PageFields } from '#domain/menu/product-fields.ts';
import type {
  OfferedCategory,
  OfferedProduct,
  OfferedProductPage,
  ShownCategory,
  ShownProduct,
} from '#domain/menu/shown-menu.ts';
import { stationIdOf } from '#domain/menu/station.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { inPercent } from '#domain/money/percent.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { pictureFromWire, pictureToWire } from '../pictures/codec.ts';
import {
  basisPointsFromWire,
  type DayOfWeek,
  minuteFromWire,
  readLei,
  weekdayFromWire,
  weekdayToWire,
} from '../values/convert.ts';
import { encodeFields, takeFromWire } from '../values/named-fields.ts';
import { LISTED_ON_WIRE, PAGE_ON_WIRE } from './product-on-wire.ts';
import { UNLIMITED_STOCK } from './unlimited-stock.ts';
import type { WireWindow } from './windows.ts';
import type {
  BaseProduct,
  CategoryResponse,
  Dimension,
  ExtraIngredient,
  OptionGroupWire,
  OptionWire,
  ProductResponse,
} from './wire.ts';

// ------------------------------------------------------------------------------------------------------- categories

export function categoryToWire(category: ShownCategory, numberOfProducts: number): CategoryResponse {
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    value: category.slug,
    specialCategory: category.isSpecial,
    additionalInformation: category.additionalInformation,
    isPickupFromSpecificLocation: category.pickupPlace !== null,
    givenLocationForPickup: category.pickupPlace,
    preferredMessage: category.allowsMessage,
    extraIngredients: category.extras.map(extraToWire),
    numberOfProducts,
    availabilityWindows: windowsToWire(category.availabilityWindows),
    image: category.picture === null ? null : pictureToWire(category.picture, { alt: category.name }),
  };
}

export function categoryFromWire(wire: CategoryResponse): OfferedCategory {
  return {
    id: wire.id,
    slug: wire.slug,
    name: wire.name,
    additionalInformation: wire.additionalInformation,
    isSpecial: wire.specialCategory,
    extras: wire.extraIngredients.map(extraFromWire),
    pickupPlace: pickupPlaceFromWire(wire),
    allowsMessage: wire.preferredMessage,
    stationId: null,
    availabilityWindows: windowsFromWire(wire.availabilityWindows),
    picture: wire.image && pictureFromWire(wire.image),
  };
}

// --------------------------------------------------------------------------------------------------------- products

export function productToWire(
  product: ShownProduct,
  category: Category,
  { goesWithIds, optionChoice }: Pick<OfferedProduct, 'goesWithIds' | 'optionChoice'>,
): BaseProduct {
  const state = productState(product);
  const days = orderableDays(product, category);
  const images = product.pictures.map((picture) =>
    pictureToWire(picture, { id: picture.id, alt: picture.alt === '' ? product.name : picture.alt }),
  );
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    description: product.description,
    category: category.name,
    categoryId: category.id,
    categorySlug: category.slug,
    categoryAdditionalInformation: category.additionalInformation,
    specialCategory: category.isSpecial,
    dimensions: product.sizes.map((size) => sizeToWire(product, size)),
    images,
    imagesLinks: images,
    available: state !== 'unavailable',
    outOfStock: state !== 'orderable',
    standardOrderType: days.today,
    preOrderOrderType: days.ahead,
    allowPreferredMessage: canCarryMessage(product, category),
    ...encodeFields(LISTED_ON_WIRE, product),
    workPoints: product.workPoints,
    stationId: stationIdOf(product, category),
    allergensDeclared: product.declaresAllergens,
    extraIngredientsBeans: extrasOf(product, category).map(extraToWire),
    optionChoice,
    isPickupFromSpecificLocation: category.pickupPlace !== null,
    givenLocationForPickup: category.pickupPlace,
    vatPercent: inPercent(product.vatBasisPoints),
    availabilityWindows: windowsToWire(windowsOf(product, category)),
    nutriValues: product.nutrition === null ? product.nutritionNote : nutritionSentence(product.nutrition),
    popularRank: product.popularRank,
    goesWithIds: [...goesWithIds],
  };
}

export function productFromWire(wire: BaseProduct): OfferedProduct {
  return {
    id: wire.id,
    slug: wire.slug,
    categoryId: wire.categoryId,
    name: wire.name,
    description: wire.description,
    isOn: wire.available,
    isOrderableToday: wire.standardOrderType,
    isOrderableAhead: wire.preOrderOrderType,
    allowsMessage: wire.allowPreferredMessage,
    // Already the effective ones: the category's where the product has none of its own (readings 37), as for windows.
    extras: wire.extraIngredientsBeans.map(extraFromWire),
    optionChoice: wire.optionChoice,
    stationId: wire.stationId,
    workPoints: wire.workPoints,
    availabilityWindows: windowsFromWire(wire.availabilityWindows),
    sizes: wire.dimensions.map(sizeFromWire),
    ...takeFromWire<typeof LISTED_ON_WIRE, ListedFields>(LISTED_ON_WIRE, wire),
    declaresAllergens: wire.allergensDeclared,
    vatBasisPoints: basisPointsFromWire(wire.vatPercent),
    popularRank: wire.popularRank,
    goesWithIds: wire.goesWithIds,
    category: {
      slug: wire.categorySlug,
      name: wire.category,
      isSpecial: wire.specialCategory,
      pickupPlace: pickupPlaceFromWire(wire),
    },
    pictures: wire.images.map(pictureFromWire),
  };
}

/** A product as its own page shows it. */
export function productPageToWire(
  product: ShownProduct,
  listed: BaseProduct,
  { similarProducts, options }: { readonly similarProducts: readonly BaseProduct[]; readonly options: ProductOptions },
): ProductResponse {
  return {
    ...listed,
    similarProducts: [...similarProducts],
    optionGroups: options.groups.map(groupToWire),
    openedGroups: options.opened.map(groupToWire),
    ...encodeFields(PAGE_ON_WIRE, product),
  };
}

export function productPageFromWire(wire: ProductResponse): OfferedProductPage {
  return {
    ...productFromWire(wire),
    similar: wire.similarProducts.map(productFromWire),
    options: {
      groups: wire.optionGroups.map(groupFromWire),
      opened: wire.openedGroups.map(groupFromWire),
    },
    ...takeFromWire<typeof PAGE_ON_WIRE, PageFields>(PAGE_ON_WIRE, wire),
    nutritionNote: wire.nutrition === null ? wire.nutriValues : '',
  };
}

function sizeToWire(product: Product, size: Size): Dimension {
  const boxPrice = leiFromBani(size.boxPrice);
  return {
    id: size.id,
    value: size.label,
    price: leiFromBani(size.price),
    ...(size.priceFrom !== undefined && { priceFrom: leiFromBani(size.priceFrom) }),
    boxPrice,
    packagePrice: boxPrice,
    depositPrice: leiFromBani(size.deposit),
    availability: product.isOn && size.isOn,
    orderable: isSizeOrderable(product, size),
    soldOut: size.isSoldOut === true,
    ...(size.leftOut && { leftOut: [...size.leftOut] }),
    ...ranOutToWire(size),
    stock: size.stockUnlimited ? UNLIMITED_STOCK : size.stock,
    stockUnlimited: size.stockUnlimited,
    minimumQuantityType: size.minimumQuantity > 1 ? 'numarBucati' : 'NA',
    minimumQuantityNumber: size.minimumQuantity,
    boxNeeded: size.boxPrice > 0,
    grams: size.grams,
  };
}

function sizeFromWire(wire: Dimension): Size {
  return {
    id: wire.id,
    label: wire.value,
    price: readLei(wire.price),
    ...(wire.priceFrom !== undefined && { priceFrom: readLei(wire.priceFrom) }),
    boxPrice: readLei(wire.boxPrice),
    deposit: readLei(wire.depositPrice),
    isOn: wire.availability,
    isSoldOut: wire.soldOut,
    ...(wire.leftOut && { leftOut: wire.leftOut }),
    ...(wire.ranOutOf && { ranOutOf: wire.ranOutOf }),
    stockUnlimited: wire.stockUnlimited,
    stock: wire.stock,
    minimumQuantity: wire.minimumQuantityNumber,
    grams: wire.grams,
  };
}

function extraToWire(extra: Extra): ExtraIngredient {
  const { name, price, allergens, isSoldOut } = extra;
  const soldOut = isSoldOut === true;
  return { name, price: leiFromBani(price), allergens: [...allergens], soldOut, ...ranOutToWire(extra) };
}

function extraFromWire({ name, price, allergens, soldOut, ranOutOf }: ExtraIngredient): Extra {
  return { name, price: readLei(price), allergens, isSoldOut: soldOut, ...(ranOutOf && { ranOutOf }) };
}

/** Left out where nothing is sold out, which is most of every menu. */
function ranOutToWire({ ranOutOf = [] }: Pick<Size, 'ranOutOf'>): { ranOutOf?: string[] } {
  return ranOutOf.length === 0 ? {} : { ranOutOf: [...ranOutOf] };
}

function groupToWire({ sizeIds, options, ...group }: OptionGroup): OptionGroupWire {
  return { ...group, dimensionIds: sizeIds === null ? null : [...sizeIds], options: options.map(optionToWire) };
}

function groupFromWire({ dimensionIds, options, ...group }: OptionGroupWire): OptionGroup {
  return { ...group, sizeIds: dimensionIds, options: options.map(optionFromWire) };
}

function optionToWire(option: Option): OptionWire {
  const {
    price,
    sizePrices,
    allergens,
    declaresAllergens,
    vatBasisPoints,
    deposit,
    isAgeRestricted,
    isSoldOut,
    ranOutOf: _,
    ...basics
  } = option;
  return {
    ...basics,
    price: price === null ? null : leiFromBani(price),
    dimensionPrices: sizePrices.map((one) => ({ dimensionId: one.sizeId, price: leiFromBani(one.price) })),
    allergens: [...allergens],
    ...(declaresAllergens === false && { allergensDeclared: false }),
    vatPercent: vatBasisPoints === null ? null : inPercent(vatBasisPoints),
    depositPrice: leiFromBani(deposit),
    ageRestricted18: isAgeRestricted,
    soldOut: isSoldOut,
    ...ranOutToWire(option),
  };
}

function optionFromWire(wire: OptionWire): Option {
  const { price, dimensionPrices, vatPercent, depositPrice, ageRestricted18, soldOut, ranOutOf, ...rest } = wire;
  const { allergensDeclared, ...basics } = rest;
  return {
    ...basics,
    price: price === null ? null : readLei(price),
    sizePrices: dimensionPrices.map((one) => ({ sizeId: one.dimensionId, price: readLei(one.price) })),
    vatBasisPoints: vatPercent === null ? null : basisPointsFromWire(vatPercent),
    deposit: readLei(depositPrice),
    isAgeRestricted: ageRestricted18,
    isSoldOut: soldOut,
    ...(allergensDeclared === false && { declaresAllergens: false }),
    ...(ranOutOf && { ranOutOf }),
  };
}

function pickupPlaceFromWire(
  wire: Pick<CategoryResponse, 'isPickupFromSpecificLocation' | 'givenLocationForPickup'>,
): string | null {
  return wire.isPickupFromSpecificLocation ? wire.givenLocationForPickup : null;
}

// ---------------------------------------------------------------------------------------------------------- windows

export function windowsToWire(windows: readonly AvailabilityWindow[]): WireWindow[] {
  return windows.map(({ weekdays, fromMinute, untilMinute }) => ({
    weekdays: weekdays.map(weekdayToWire),
    from: formatMinuteOfDay(fromMinute),
    until: formatMinuteOfDay(untilMinute),
  }));
}

export function windowsFromWire(windows: readonly WireWindow[]): AvailabilityWindow[] {
  return windows.map(({ weekdays, from, until }) => ({
    weekdays: weekdays.map(weekdayFromWire),
    fromMinute: minuteFromWire(from),
    untilMinute: minuteFromWire(until),
  }));
}

/** Windows of a form, encoded for a request. */
export function windowDraftsToWire(windows: readonly WindowDraft[]): WireWindow[] {
  return windows.map(({ weekdays, from, until }) => ({ weekdays: weekdays.map(weekdayToWire), from, until }));
}

/** Windows of a request, for `decideWindows`, which validates the hours. */
export function windowDraftsFromWire(
  windows: readonly (Omit<WireWindow, 'weekdays'> & { readonly weekdays: readonly DayOfWeek[] })[],
): WindowDraft[] {
  return windows.map(({ weekdays, from, until }) => ({ weekdays: weekdays.map(weekdayFromWire), from, until }));
}
