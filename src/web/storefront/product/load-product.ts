import type { Api } from '#contract/client.ts';
import { fetchProduct, fetchPromotions } from '#contract/menu/client.ts';
import { GUEST_ON_WIRE } from '#contract/menu/product-on-wire.ts';
import { pickFields } from '#domain/keys-of.ts';
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
import type { GuestFields } from '#domain/menu/product-fields.ts';
import { leftOutSentence, ranOutSentence } from '#domain/menu/ran-out-sentence.ts';
import type { OfferedProductPage } from '#domain/menu/shown-menu.ts';
import { isRunningAt } from '#domain/promotions/applies-now.ts';
import { cutsPrices } from '#domain/promotions/price-cut.ts';
import { isAbout } from '#domain/promotions/promotion-rules.ts';
import type { OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { namesNothing } from '#web/names-nothing.ts';
import { notFound } from '#web/router/index.ts';
import { findSizeCut, presentCard } from '#web/storefront/menu/present-card.ts';
import { nextTurnOf, presentLater } from '#web/storefront/menu/present-later.ts';
import type { PieceCut, ProductFacts, SizeChoice } from './product-facts.ts';

/** Most pictures of a product (storefront.md §9). */
const PICTURES_MAXIMUM = 4;

/** @throws notFound for a product that is not on the menu */
export async function loadProduct(api: Api, id: string): Promise<ProductFacts> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  const [product, promotions] = await Promise.all([
    fetchProduct(api, Number(id)).catch((failure: unknown) => {
      if (namesNothing(failure)) throw notFound();
      throw failure;
    }),
    fetchPromotions(api),
  ]);
  return presentProduct(product, promotions);
}

function presentProduct(product: OfferedProductPage, promotions: readonly OfferedPromotion[]): ProductFacts {
  const now = instant(Date.now());
  const days = orderableDays(product, product.category);
  return {
    ...pickFields<GuestFields>(GUEST_ON_WIRE, product),
    id: product.id,
    name: product.name,
    category: { slug: product.category.slug, name: product.category.name },
    descriptionHtml: product.description,
    plainDescription: plainDescription(product.description),
    state: productState(product),
    later: presentLater(product, days, now),
    hours: describeWindows(product.availabilityWindows),
    changesAt: nextTurnOf([product, ...product.similar], promotions, now),
    sizes: product.sizes.map((size) => ({
      id: size.id,
      label: size.label,
      price: size.price,
      priceFrom: size.priceFrom ?? size.price,
      ...presentSizeCut(promotions, { product, size, now }),
      boxPrice: size.boxPrice,
      deposit: size.deposit,
      isOrderable: isSizeOrderable(product, size),
      ranOut: ranOutSentence(size.ranOutOf ?? []),
      leftOut: leftOutSentence(size.leftOut ?? []),
      minimum: size.minimumQuantity,
      stock: piecesLeft(size),
      left: fewLeft(product, size),
      grams: size.grams,
    })),
    cuts: presentCuts(product, promotions, now),
    firstSizeId: findFirstOrderableSize(product)?.id ?? null,
    extras: product.extras.map(({ name, price, isSoldOut, ranOutOf, allergens }) => ({
      name,
      price,
      isSoldOut: isSoldOut === true,
      ranOut: ranOutSentence(ranOutOf ?? []),
      allergens,
    })),
    options: product.options,
    allowsMessage: product.allowsMessage,
    vatBasisPoints: product.vatBasisPoints,
    days,
    pickupPlace: product.category.pickupPlace ?? '',
    declaresAllergens: product.declaresAllergens,
    nutritionNote: product.nutritionNote,
    pictures: product.pictures.slice(0, PICTURES_MAXIMUM),
    similar: product.similar.map((one) => presentCard(one, now, promotions)),
  };
}

function presentSizeCut(...asked: Parameters<typeof findSizeCut>): Pick<SizeChoice, 'cut'> {
  const cut = findSizeCut(...asked);
  return cut === null ? {} : { cut };
}

function presentCuts(
  product: OfferedProductPage,
  promotions: readonly OfferedPromotion[],
  now: Instant,
): readonly PieceCut[] {
  if (product.isAgeRestricted) return [];
  const about = { productId: product.id, categoryId: product.categoryId };
  return promotions
    .filter((one) => cutsPrices(one) && isRunningAt(one, { today: dateOf(now), now }) && isAbout(one.rules, about))
    .map(({ discountBasisPoints, discountAmount }) => ({ discountBasisPoints, discountAmount }));
}
