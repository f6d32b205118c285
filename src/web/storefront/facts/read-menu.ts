import { readWindows } from '#contract/menu/read-windows.ts';
import type { BaseProduct, CategoryResponse, ExtraIngredient } from '#contract/menu/wire.ts';
import { readLei } from '#contract/values/read-lei.ts';
import type { Category, Extra, Menu, Product } from '#domain/menu/menu.ts';

/** The menu of the domain from what the server answers, so that a cart is priced by the very rules of the server. */
export function readMenu(categories: readonly CategoryResponse[], products: readonly BaseProduct[]): Menu {
  return { categories: categories.map(readCategory), products: products.map(readProduct) };
}

export function readProduct(product: BaseProduct): Product {
  return {
    id: product.id,
    slug: product.slug,
    categoryId: product.categoryId,
    name: product.name,
    description: product.description,
    isOn: product.available,
    isOrderableToday: product.standardOrderType,
    isOrderableAhead: product.preOrderOrderType,
    allowsMessage: product.allowPreferredMessage,
    // The answer already holds the category's extras where the product has none of its own (readings 37).
    extras: product.extraIngredientsBeans.map(readExtra),
    // Likewise.
    availabilityWindows: readWindows(product.availabilityWindows),
    sizes: product.dimensions.map((dimension) => ({
      id: dimension.id,
      label: dimension.value,
      price: readLei(dimension.price),
      boxPrice: readLei(dimension.boxPrice),
      deposit: readLei(dimension.depositPrice),
      isOn: dimension.availability,
      isSoldOut: dimension.soldOut,
      stockUnlimited: dimension.stockUnlimited,
      stock: dimension.stock,
      minimumQuantity: dimension.minimumQuantityNumber,
      grams: dimension.grams,
    })),
    allergens: product.allergens,
    isAgeRestricted: product.ageRestricted18,
    isFromFrozen: product.fromFrozen,
    vatBasisPoints: Math.round(product.vatPercent * 100),
  };
}

function readCategory(category: CategoryResponse): Category {
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    additionalInformation: category.additionalInformation,
    isSpecial: category.specialCategory,
    extras: category.extraIngredients.map(readExtra),
    pickupPlace: category.isPickupFromSpecificLocation ? category.givenLocationForPickup : null,
    allowsMessage: category.preferredMessage,
    availabilityWindows: readWindows(category.availabilityWindows),
  };
}

function readExtra({ name, price, allergens, soldOut }: ExtraIngredient): Extra {
  return { name, price: readLei(price), allergens, isSoldOut: soldOut };
}
