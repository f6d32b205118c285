import { notFound } from '@tanstack/react-router';
import { type Api, CallFailure } from '#contract/client.ts';
import type { ProductResponse } from '#contract/menu/wire.ts';
import {
  fewLeft,
  findFirstOrderableSize,
  isSizeOrderable,
  orderableDays,
  piecesLeft,
  productState,
} from '#domain/menu/availability.ts';
import { plainDescription } from '#domain/menu/card-description.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { instant } from '#domain/time/instant.ts';
import { readProduct } from '#web/storefront/facts/read-menu.ts';
import { presentCard } from '#web/storefront/menu/present-card.ts';
import { nextTurnOf, presentLater } from '#web/storefront/menu/present-later.ts';
import type { ProductFacts } from './product-facts.ts';

/** Most pictures of a product (storefront.md §9). */
const PICTURES_MAXIMUM = 4;

/** @throws notFound for a product the menu does not hold */
export async function loadProduct(api: Api, id: string): Promise<ProductFacts> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  const answer = await api('getProduct', { params: { id: Number(id) } }).catch((failure: unknown) => {
    if (failure instanceof CallFailure && (failure.status === 404 || failure.status === 422)) throw notFound();
    throw failure;
  });
  return presentProduct(answer);
}

function presentProduct(answer: ProductResponse): ProductFacts {
  const product = readProduct(answer);
  const now = instant(Date.now());
  const days = answer.specialCategory ? { today: false, ahead: true } : orderableDays(product, null);
  return {
    id: product.id,
    name: product.name,
    category: { slug: answer.categorySlug, name: answer.category },
    descriptionHtml: product.description,
    plainDescription: plainDescription(product.description),
    state: productState(product),
    later: presentLater(product, days, now),
    hours: describeWindows(product.availabilityWindows),
    changesAt: nextTurnOf([product, ...answer.similarProducts.map(readProduct)], now),
    sizes: product.sizes.map((size) => ({
      id: size.id,
      label: size.label,
      price: size.price,
      boxPrice: size.boxPrice,
      deposit: size.deposit,
      isOrderable: isSizeOrderable(product, size),
      minimum: size.minimumQuantity,
      stock: piecesLeft(size),
      left: fewLeft(product, size),
      grams: size.grams,
    })),
    firstSizeId: findFirstOrderableSize(product)?.id ?? null,
    extras: product.extras.map(({ name, price, isSoldOut, allergens }) => ({
      name,
      price,
      isSoldOut: isSoldOut === true,
      allergens,
    })),
    allowsMessage: product.allowsMessage,
    days,
    pickupPlace: answer.isPickupFromSpecificLocation ? (answer.givenLocationForPickup ?? '') : '',
    isVegetarian: answer.isVeggie,
    isFasting: answer.isFasting,
    isFrozen: answer.fromFrozen,
    isAdult: answer.ageRestricted18,
    ingredients: answer.ingredients,
    additives: answer.additives,
    allergens: answer.allergens,
    mayContain: answer.mayContain,
    nutrition: answer.nutrition,
    nutritionNote: answer.nutrition === null ? answer.nutriValues : '',
    pictures: answer.images
      .slice(0, PICTURES_MAXIMUM)
      .map(({ hash, alt, width, placeholder }) => ({ hash, alt, width, placeholder })),
    similar: answer.similarProducts.map((one) => presentCard(one, now)),
  };
}
