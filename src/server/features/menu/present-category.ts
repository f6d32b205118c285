import { presentWindows } from '#contract/menu/read-windows.ts';
import type { CategoryResponse } from '#contract/menu/wire.ts';
import { presentPicture } from '#server/platform/images/stored-picture.ts';
import { presentExtra } from './present-product.ts';
import type { ShownCategory } from './shown-menu.ts';

export function presentCategory(category: ShownCategory, numberOfProducts: number): CategoryResponse {
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
    availabilityWindows: presentWindows(category.availabilityWindows),
    image: category.picture === null ? null : presentPicture(category.picture, { alt: category.name }),
  };
}
