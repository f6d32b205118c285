import {
  fewLeft,
  findFirstOrderableSize,
  isSizeOrderable,
  orderableDays,
  piecesLeft,
  productState,
} from '#domain/menu/availability.ts';
import { cardDescription } from '#domain/menu/card-description.ts';
import { expectedAllergens } from '#domain/menu/declared-allergens.ts';
import type { Size } from '#domain/menu/menu.ts';
import { priceRange } from '#domain/menu/price-range.ts';
import { quickSize } from '#domain/menu/quick-add.ts';
import type { OfferedProduct, Picture } from '#domain/menu/shown-menu.ts';
import { findPriceCut, type PriceCut } from '#domain/promotions/price-cut.ts';
import type { OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { listDiets, listMarks, type MenuCard } from '#web/ui/menu-card/menu-card.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';
import { presentLater } from './present-later.ts';

export function presentCard(product: OfferedProduct, now: Instant, promotions: readonly OfferedPromotion[]): MenuCard {
  const range = priceRange(product);
  const size = findFirstOrderableSize(product);
  const days = orderableDays(product, product.category);
  const later = presentLater(product, days, now);
  const { isVeggie, isFasting, isAgeRestricted, sizes } = product;
  const hasDeposit = sizes.some(({ deposit }) => deposit > 0);
  return {
    id: product.id,
    name: product.name,
    text: cardDescription(product.description),
    from: range?.from ?? null,
    to: range?.to ?? null,
    ...presentCut(product, now, promotions),
    state: productState(product),
    left: size && fewLeft(product, size),
    later,
    marks: listMarks({ isVeggie, isFasting, isAgeRestricted, hasDeposit, isAheadOnly: !days.today }),
    diets: listDiets(product),
    allergens: expectedAllergens(product),
    picture: presentSmallPicture(product.pictures[0]),
    quickAdd: later === null ? presentQuickAdd(product) : null,
  };
}

/** The cut of the size that is cheapest now; none for a sold-out product. */
function presentCut(
  product: OfferedProduct,
  now: Instant,
  promotions: readonly OfferedPromotion[],
): Pick<MenuCard, 'cut'> {
  const [cut] = product.sizes
    .filter((size) => isSizeOrderable(product, size))
    .flatMap((size) => findSizeCut(promotions, { product, size, now }) ?? [])
    .toSorted((one, other) => one.price - other.price);
  return cut === undefined ? {} : { cut };
}

/** The price cut of one size now. */
export function findSizeCut(
  promotions: readonly OfferedPromotion[],
  { product, size, now }: { readonly product: OfferedProduct; readonly size: Size; readonly now: Instant },
): PriceCut | null {
  const { id: productId, categoryId, isAgeRestricted } = product;
  const { id: sizeId, price, priceFrom: unitPrice = price } = size;
  const piece = { productId, categoryId, sizeId, isAgeRestricted, price, unitPrice };
  return findPriceCut(promotions, piece, { today: dateOf(now), now });
}

/** A category for another day must be opened first, because its page says so. */
function presentQuickAdd(product: OfferedProduct): MenuCard['quickAdd'] {
  const size = product.category.isSpecial ? null : quickSize(product);
  if (size === null) return null;
  const stock = piecesLeft(size);
  return { sizeId: size.id, quantity: size.minimumQuantity, ...(stock !== null && { stock }) };
}

/** Width of a card's picture in file pixels: a phone has up to three per CSS pixel. */
const CARD_PICTURE_WIDTH = 320;

/** A card's picture is small. */
export function presentSmallPicture(picture: Picture | null | undefined): PictureFacts | null {
  const whole = presentPicture(picture);
  return whole && { ...withoutPreview(whole), width: Math.min(whole.width, CARD_PICTURE_WIDTH) };
}

/** Without the blurred preview: on a page with many pictures, the previews cost more than they help. */
export function withoutPreview(picture: PictureFacts): PictureFacts {
  return { ...picture, placeholder: '' };
}

/** Beside the product's name a picture adds no information: its alternative text stays empty. */
export function presentPicture(picture: Picture | null | undefined): PictureFacts | null {
  if (!picture) return null;
  return { hash: picture.hash, alt: '', width: picture.width, placeholder: picture.placeholder };
}
