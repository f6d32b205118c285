import type { Extra } from '#domain/menu/menu.ts';
import type { ProductDraft } from '#domain/menu/product-sheet.ts';

/**
 * The draft with what a special category locks put back (back-office.md §5): order types are decided by `orderTypesIn`, own extras and the
 * message stay as saved, because those of the category apply.
 *
 * @param kept the saved product; `null` for a product that is new
 */
export function restoreLocked(
  draft: ProductDraft,
  kept: { readonly extras: readonly Extra[]; readonly allowsMessage: boolean } | null,
): ProductDraft {
  if (draft.category?.isSpecial !== true) return draft;
  return { ...draft, extras: kept?.extras ?? [], allowsMessage: kept?.allowsMessage ?? false };
}
