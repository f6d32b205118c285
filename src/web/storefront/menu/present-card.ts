import type { BaseProduct } from '#contract/menu.ts';
import { fewLeft, findFirstOrderableSize, orderableDays, productState } from '#domain/menu/availability.ts';
import { cardDescription } from '#domain/menu/card-description.ts';
import { priceRange } from '#domain/menu/price-range.ts';
import { readProduct } from '#web/storefront/facts/read-menu.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';
import type { CardMark, MenuCard } from './menu-page.ts';

export function presentCard(base: BaseProduct): MenuCard {
  const product = readProduct(base);
  const range = priceRange(product);
  const size = findFirstOrderableSize(product);
  const days = orderableDays(product, null);
  const marks: readonly (CardMark | false)[] = [
    base.isVeggie && 'vegetarian',
    base.isFasting && 'fasting',
    base.ageRestricted18 && 'adult',
    (base.specialCategory || !days.today) && 'ahead',
  ];
  return {
    id: product.id,
    name: product.name,
    text: cardDescription(product.description),
    from: range?.from ?? null,
    to: range?.to ?? null,
    state: productState(product),
    left: size && fewLeft(product, size),
    marks: marks.filter((mark) => mark !== false),
    picture: presentPicture(base.images[0]),
  };
}

/** Beside its name a picture says nothing new: the text for readers stays empty on cards. */
export function presentPicture(picture: BaseProduct['images'][number] | null | undefined): PictureFacts | null {
  if (!picture) return null;
  return { hash: picture.hash, alt: '', width: picture.width, placeholder: picture.placeholder };
}
