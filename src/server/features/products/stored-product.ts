/** A product as it stands in the database, with everything staff may write. */
import type { ProductSheet, SizeSheet } from '#domain/menu/product-sheet.ts';
import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import type { Instant } from '#domain/time/instant.ts';

export type StoredSize = SizeSheet & { readonly id: number; readonly stock: number };

export type StoredProduct = Omit<ProductSheet, 'sizes'> & {
  readonly id: number;
  readonly slug: string;
  readonly categoryName: string;
  readonly isInSpecialCategory: boolean;
  /** Those that are sold; archived ones are not among them. */
  readonly sizes: readonly StoredSize[];
  readonly pictures: readonly (StoredPicture & { readonly id: number; readonly alt: string })[];
  readonly archivedAt: Instant | null;
};
