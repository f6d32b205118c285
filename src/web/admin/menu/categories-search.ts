/** What stands in the address: which category is being edited, `noua` for one that is being made. */
export type CategoriesSearch = { readonly categorie?: string };

export const NEW_CATEGORY = 'noua';

export function readCategoriesSearch({ categorie }: Record<string, unknown>): CategoriesSearch {
  return typeof categorie === 'string' && /^(noua|\d{1,9})$/.test(categorie) ? { categorie } : {};
}
