import type { StaffCategory } from '#contract/menu/categories.ts';
import { presentWindows } from '#contract/menu/read-windows.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { presentPicture } from '#server/platform/images/stored-picture.ts';
import type { ManagedCategory } from './list-staff-categories.ts';

export function presentStaffCategory(category: ManagedCategory): StaffCategory {
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
    extraIngredients: category.extras.map(({ name, price, allergens, isSoldOut }) => ({
      name,
      price: leiFromBani(price),
      allergens: [...allergens],
      soldOut: isSoldOut === true,
    })),
    numberOfProducts: category.products,
    numberOfArchivedProducts: category.archivedProducts,
    image: category.picture === null ? null : presentPicture(category.picture, { alt: category.name }),
    availabilityWindows: presentWindows(category.availabilityWindows),
    version: category.version,
  };
}
