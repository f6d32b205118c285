import { toSlug } from '#domain/text/fold.ts';
import type { Category, Menu } from './menu.ts';

/**
 * The category an address means: by slug ("meniul-zilei"), by the name the documents use ("Meniul Zilei",
 * "Specialitati"), case and diacritics ignored, or by its number. `null` when there is none.
 *
 * @see readings.md 39
 */
export function findCategory(menu: Menu, slugOrName: string): Category | null {
  const wanted = toSlug(slugOrName);
  return (
    menu.categories.find((category) => category.slug === slugOrName) ??
    menu.categories.find((category) => category.slug === wanted) ??
    menu.categories.find((category) => toSlug(category.name) === wanted) ??
    menu.categories.find((category) => String(category.id) === wanted) ??
    null
  );
}

/** The category of a product, `null` when it is not in the menu. */
export function findCategoryById(menu: Menu, categoryId: number): Category | null {
  return menu.categories.find((category) => category.id === categoryId) ?? null;
}
