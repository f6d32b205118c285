/** Promotions for display: the fields of the rules (`promotion.ts`), and additional display fields. */
import type { Product, Size } from '#domain/menu/menu.ts';
import type { Picture, StoredPicture } from '#domain/menu/shown-menu.ts';
import type { LowestPrices } from './price-cut.ts';
import type { BundleSet, Promotion } from './promotion.ts';

/** A promotion as the server holds it. */
export type StoredPromotion = Promotion & {
  readonly description: string;
  readonly couponCode: string | null;
  readonly validityInDays: number;
  readonly conditions: readonly { readonly conditionType: string; readonly conditionValue: string }[];
  readonly picture: StoredPicture | null;
};

/** One choice of a bundle's set: a size of a product. */
export type OfferedOption = BundleSet['options'][number] &
  Pick<Product, 'name' | 'allergens' | 'declaresAllergens' | 'isFromFrozen' | 'isAgeRestricted'> &
  Pick<Size, 'price' | 'deposit'> & {
    readonly sizeLabel: string;
    readonly isOrderable: boolean;
    readonly picture: Picture | null;
  };

/** A promotion as guests get it. */
export type OfferedPromotion = Omit<Promotion, 'sets'> & {
  readonly description: string;
  readonly picture: Picture | null;
  readonly lowestPrices: LowestPrices;
  readonly sets: readonly (Omit<BundleSet, 'options'> & { readonly options: readonly OfferedOption[] })[];
};
