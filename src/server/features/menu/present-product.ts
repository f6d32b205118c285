import { UNLIMITED_STOCK } from '#contract/menu/product-fields.ts';
import { presentWindows } from '#contract/menu/read-windows.ts';
import type { BaseProduct, Dimension, ExtraIngredient, ProductResponse } from '#contract/menu/wire.ts';
import { isSizeOrderable, orderableDays, productState } from '#domain/menu/availability.ts';
import { windowsOf } from '#domain/menu/availability-window.ts';
import { canCarryMessage, extrasOf } from '#domain/menu/extras-of.ts';
import type { Category, Extra, Product, Size } from '#domain/menu/menu.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { presentPicture } from '#server/platform/images/stored-picture.ts';
import { nutritionSentence } from './nutrition-sentence.ts';
import type { ShownProduct } from './shown-menu.ts';

export function presentBaseProduct(product: ShownProduct, category: Category): BaseProduct {
  const state = productState(product);
  const days = orderableDays(product, category);
  const images = product.pictures.map((picture) =>
    presentPicture(picture, { id: picture.id, alt: picture.alt === '' ? product.name : picture.alt }),
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
    dimensions: product.sizes.map((size) => presentDimension(product, size)),
    images,
    imagesLinks: images,
    available: state !== 'unavailable',
    outOfStock: state !== 'orderable',
    standardOrderType: days.today,
    preOrderOrderType: days.ahead,
    allowPreferredMessage: canCarryMessage(product, category),
    isVeggie: product.isVeggie,
    isFasting: product.isFasting,
    fromFrozen: product.isFromFrozen,
    ageRestricted18: product.isAgeRestricted,
    allergens: [...product.allergens],
    extraIngredientsBeans: extrasOf(product, category).map(presentExtra),
    isPickupFromSpecificLocation: category.pickupPlace !== null,
    givenLocationForPickup: category.pickupPlace,
    vatPercent: product.vatBasisPoints / 100,
    availabilityWindows: presentWindows(windowsOf(product, category)),
    nutriValues: product.nutrition === null ? product.nutritionNote : nutritionSentence(product.nutrition),
  };
}

export function presentProduct(
  product: ShownProduct,
  category: Category,
  similarProducts: readonly BaseProduct[],
): ProductResponse {
  return {
    ...presentBaseProduct(product, category),
    similarProducts: [...similarProducts],
    nutrition: product.nutrition,
    ingredients: product.ingredients,
    additives: product.additives,
    mayContain: [...product.mayContain],
  };
}

function presentDimension(product: Product, size: Size): Dimension {
  const boxPrice = leiFromBani(size.boxPrice);
  return {
    id: size.id,
    value: size.label,
    price: leiFromBani(size.price),
    boxPrice,
    packagePrice: boxPrice,
    depositPrice: leiFromBani(size.deposit),
    availability: product.isOn && size.isOn,
    orderable: isSizeOrderable(product, size),
    soldOut: size.isSoldOut === true,
    stock: size.stockUnlimited ? UNLIMITED_STOCK : size.stock,
    stockUnlimited: size.stockUnlimited,
    minimumQuantityType: size.minimumQuantity > 1 ? 'numarBucati' : 'NA',
    minimumQuantityNumber: size.minimumQuantity,
    boxNeeded: size.boxPrice > 0,
    grams: size.grams,
  };
}

export function presentExtra({ name, price, allergens, isSoldOut }: Extra): ExtraIngredient {
  return { name, price: leiFromBani(price), allergens: [...allergens], soldOut: isSoldOut === true };
}
