import type { Extra } from '#domain/menu/menu.ts';
import type { ProductDraft } from '#domain/menu/product-sheet.ts';

/**
 * Restores the fields that a special category locks (back-office.md §5): order types are decided by `orderTypesIn`, own
 * extras and the message stay as saved, because those of the category apply.
 *
 * @param kept the saved product; `null` for a new product
 */
export function restoreLocked(
  draft: ProductDraft,
  kept: { readonly extras: readonly Extra[]; readonly allowsMessage: boolean } | null,
): ProductDraft {
  if (draft.category?.isSpecial !== true) return draft;
  return { ...draft, extras: kept?.extras ?? [], allowsMessage: kept?.allowsMessage ?? false };
}
