import type { CategoryResponse } from '#contract/menu.ts';
import { presentPicture } from '#server/platform/stored-picture.ts';
import type { StoredCategory } from './menu.repository.ts';
import { presentExtra } from './present-product.ts';

export function presentCategory(category: StoredCategory, numberOfProducts: number): CategoryResponse {
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
    extraIngredients: category.extras.map(presentExtra),
    numberOfProducts,
    image: category.picture === null ? null : presentPicture(category.picture, { alt: category.name }),
  };
}
