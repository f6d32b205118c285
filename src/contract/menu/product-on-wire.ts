/** The fields of a product on the wire as guests get them. Free of zod and of what only staff need. */
import type { ListedFields, PageFields } from '#domain/menu/product-fields.ts';

/** The wire name of each field of a list. */
export const LISTED_ON_WIRE = {
  isVeggie: 'isVeggie',
  isFasting: 'isFasting',
  isFromFrozen: 'fromFrozen',
  isMealCardExcluded: 'mealCardExcluded',
  isAgeRestricted: 'ageRestricted18',
  allergens: 'allergens',
  mayContain: 'mayContain',
} as const satisfies Readonly<Record<keyof ListedFields, string>>;

/** And of each field that only the product's page has. */
export const PAGE_ON_WIRE = {
  nutrition: 'nutrition',
  ingredients: 'ingredients',
  additives: 'additives',
} as const satisfies Readonly<Record<keyof PageFields, string>>;

/** The names of all fields that guests see. */
export const GUEST_ON_WIRE = { ...LISTED_ON_WIRE, ...PAGE_ON_WIRE } as const;
