import type { z } from 'zod';
import { windowsToWire } from '#contract/menu/codec.ts';
import { UNLIMITED_STOCK } from '#contract/menu/unlimited-stock.ts';
import { pictureToWire } from '#contract/pictures/codec.ts';
import { fieldsToWire } from '#contract/products/product-on-wire.ts';
import type { EntriesForPromotionsResponse, Entry } from '#contract/products/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { isSizeOrderable } from '#domain/menu/availability.ts';
import { orderTypesIn } from '#domain/menu/editing/decide-product.ts';
import { missingDrinkFacts, missingFacts } from '#domain/menu/editing/missing-facts.ts';
import type { Extra } from '#domain/menu/menu.ts';
import { nutritionSentence } from '#domain/menu/nutrition-sentence.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { loadSoldOutNow, StoredSize } from '#server/features/menu/index.ts';
import type { StoredProduct } from './products.repository.ts';

/** Present sold-out marks. */
type SoldOut = Pick<Awaited<ReturnType<typeof loadSoldOutNow>>, 'products' | 'sizes'>;

/** A product for staff: what guests see, and every switch. */
export function presentEntry(product: StoredProduct, soldOut: SoldOut): Entry {
  const days = orderTypesIn({ isSpecial: product.isInSpecialCategory }, product);
  const images = product.pictures.map((picture) => pictureToWire(picture, { id: picture.id, alt: picture.alt }));
  return {
    ...fieldsToWire(product),
    id: product.id,
    slug: product.slug,
    category: product.categoryName,
    categoryId: product.categoryId,
    specialCategory: product.isInSpecialCategory,
    nutriValues: product.nutrition === null ? product.nutritionNote : nutritionSentence(product.nutrition),
    standardOrderType: days.isOrderableToday,
    preOrderOrderType: days.isOrderableAhead,
    outOfStock: !product.sizes.some((size) => isOrderable(product, size, soldOut)),
    images,
    imagesLinks: images,
    removedImagesIDs: [],
    dimensions: product.sizes.map((size) => presentSize(product, size, soldOut)),
    extraIngredientsBeans: product.extras.map(presentExtra),
    missingFacts: [
      ...missingFacts({
        ...product,
        hasNutrition: product.nutrition !== null || product.nutritionNote !== '',
        pictures: product.pictures.length,
      }),
      ...missingDrinkFacts({ ...product, category: product.categoryName }),
    ],
    availabilityWindows: windowsToWire(product.availabilityWindows),
    archivedAt: product.archivedAt === null ? null : isoInstant(product.archivedAt),
  };
}

function presentSize(product: StoredProduct, size: StoredSize, soldOut: SoldOut): Entry['dimensions'][number] {
  const boxPrice = leiFromBani(size.boxPrice);
  return {
    id: size.id,
    value: size.label,
    price: leiFromBani(size.price),
    boxPrice,
    packagePrice: boxPrice,
    depositPrice: leiFromBani(size.deposit),
    availability: product.isOn && size.isOn,
    isOn: size.isOn,
    orderable: isOrderable(product, size, soldOut),
    soldOut: isMarked(product, size, soldOut),
    stock: size.stockUnlimited ? UNLIMITED_STOCK : size.stock,
    stockUnlimited: size.stockUnlimited,
    minimumQuantityType: size.minimumQuantity > 1 ? 'numarBucati' : 'NA',
    minimumQuantityNumber: size.minimumQuantity,
    boxNeeded: size.boxNeeded,
    grams: size.grams,
  };
}

/** An archived product is not orderable, whatever its switches. */
function isOrderable(product: StoredProduct, size: StoredSize, soldOut: SoldOut): boolean {
  const isSoldOut = isMarked(product, size, soldOut);
  return product.archivedAt === null && isSizeOrderable(product, { ...size, isSoldOut });
}

function isMarked({ id }: StoredProduct, size: StoredSize, { products, sizes }: SoldOut): boolean {
  return products.has(id) || sizes.has(size.id);
}

export function presentExtra({ name, price, allergens }: Extra): Entry['extraIngredientsBeans'][number] {
  return { name, price: leiFromBani(price), allergens: [...allergens] };
}

/** A product for composing bundles. */
export function presentForPromotions(product: StoredProduct): z.infer<typeof EntriesForPromotionsResponse>[number] {
  return {
    id: product.id,
    name: product.name,
    category: product.categoryName,
    dimensions: product.sizes.map((size) => {
      const box = leiFromBani(size.boxPrice);
      const price = size.boxNeeded ? box : 0;
      return {
        id: size.id,
        value: size.label,
        price: leiFromBani(size.price),
        packagePrice: price,
        boxPrice: price,
        availability: product.isOn && size.isOn,
      };
    }),
  };
}
