/** The search parameter: the slug of the category being edited, or `noua` for a new one. */
export type CategoriesSearch = { readonly categorie?: string };

export const NEW_CATEGORY = 'noua';

export function readCategoriesSearch({ categorie }: Record<string, unknown>): CategoriesSearch {
  return typeof categorie === 'string' && /^(noua|\d{1,9})$/.test(categorie) ? { categorie } : {};
}
