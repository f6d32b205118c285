import type { StaffCategory } from '#contract/categories/wire.ts';
import { windowsToWire } from '#contract/menu/codec.ts';
import { pictureToWire } from '#contract/pictures/codec.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
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
    image: category.picture === null ? null : pictureToWire(category.picture, { alt: category.name }),
    stationId: category.stationId,
    availabilityWindows: windowsToWire(category.availabilityWindows),
    version: category.version,
  };
}
