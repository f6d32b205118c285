/** The menu as guests see it: a `Menu` of the rules, with what only the wire needs. */
import type { Category, Product } from '#domain/menu/menu.ts';
import type { StoredPicture } from '#server/platform/images/stored-picture.ts';
import type { ProductDetails } from './menu-details.repository.ts';

export type ShownCategory = Category & { readonly picture: StoredPicture | null };
export type ShownProduct = Product & ProductDetails;
export type ShownMenu = { readonly categories: readonly ShownCategory[]; readonly products: readonly ShownProduct[] };
