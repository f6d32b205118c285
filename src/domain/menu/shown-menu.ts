/** The menu for display: the fields of the rules (`menu.ts`), and additional display fields. */
import type { Category, OptionChoice, Product, ProductOptions } from './menu.ts';
import type { DETAIL_FIELDS, ListedFields, ValuesOf } from './product-fields.ts';

/** A stored picture without its bytes. */
export type StoredPicture = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
};

/** A picture with what it shows, in words. `width` is the original's: nothing wider exists. */
export type Picture = Omit<StoredPicture, 'height'> & { readonly alt: string };

/** Display fields of a product besides those of the rules. */
export type ProductDetails = ValuesOf<typeof DETAIL_FIELDS> & {
  /** One free sentence, where the figures are not known. */
  readonly nutritionNote: string;
  readonly pictures: readonly (StoredPicture & { readonly id: number; readonly alt: string })[];
  /** Chosen by the restaurant, in its order. */
  readonly similarIds: readonly number[];
  /** Chosen by the restaurant for the cart, in its order. */
  readonly addOnIds: readonly number[];
  /** Place among the most ordered of the last weeks, from 1; null for others. */
  readonly popularRank: number | null;
  /** What was ordered with it, most often first. */
  readonly orderedWithIds: readonly number[];
};

/** The menu as the server holds it. */
export type ShownCategory = Category & { readonly picture: StoredPicture | null };
export type ShownProduct = Product & ProductDetails;
export type ShownMenu = { readonly categories: readonly ShownCategory[]; readonly products: readonly ShownProduct[] };

/** A category as guests get it. */
export type OfferedCategory = Category & { readonly picture: Picture | null };

/** A product in guests' lists: extras, windows and messages are the effective ones, its own or its category's. */
export type OfferedProduct = Product &
  ListedFields &
  Pick<ProductDetails, 'popularRank'> & {
    readonly category: Pick<Category, 'slug' | 'name' | 'isSpecial' | 'pickupPlace'>;
    readonly pictures: readonly Picture[];
    /** Whether there is something to choose with it by group; the groups come with the product's own page. */
    readonly optionChoice: OptionChoice;
    /** Add-ons: what the restaurant chose, then cheaper ones of other categories that were ordered with it. */
    readonly goesWithIds: readonly number[];
  };

/** The menu as guests' and staff's lists get it. */
export type OfferedMenu = {
  readonly categories: readonly OfferedCategory[];
  readonly products: readonly OfferedProduct[];
};

/** A product as its own page gets it. */
export type OfferedProductPage = OfferedProduct &
  Omit<ProductDetails, 'pictures' | 'similarIds' | 'addOnIds' | 'orderedWithIds'> & {
    readonly options: ProductOptions;
    readonly similar: readonly OfferedProduct[];
  };
