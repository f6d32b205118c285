/** What a promotion is about, by the names of the menu: it keeps the ids of what has left the menu since. */
import type { BundleProduct } from '#contract/products/staff-calls.ts';
import type { About } from '#domain/promotions/offer-sentence.ts';
import type { PromotionRules } from '#domain/promotions/promotion-rules.ts';

type Choice = { readonly value: string; readonly label: string };
type Named = { readonly id: number; readonly name: string };

export type MenuNames = {
  readonly products: readonly Pick<BundleProduct, 'id' | 'name' | 'category'>[];
  readonly categories: readonly Named[];
};

/** The names of what is chosen, none for everything; `nothing` where all that was chosen has left the menu. */
export type AboutNow = About | 'nothing';

export function aboutNow(
  { productIds, categoryIds }: Pick<PromotionRules, 'productIds' | 'categoryIds'>,
  { products, categories }: MenuNames,
): AboutNow {
  const named = (ids: readonly number[], from: readonly Named[]) =>
    ids.flatMap((id) => from.find((one) => one.id === id)?.name ?? []);
  const names = [...named(categoryIds, categories), ...named(productIds, products)];
  return names.length === 0 && productIds.length + categoryIds.length > 0 ? 'nothing' : names;
}

export function choiceOf({ id, name }: Named): Choice {
  return { value: String(id), label: name };
}

/**
 * What can be chosen, with what is chosen though it has left the menu, so that it can be taken out.
 *
 * @param onMenu null while it is not known: then nothing is said of what is chosen
 */
export function withGone(
  onMenu: readonly Choice[] | null,
  chosen: readonly number[],
  goneLabel: string,
): readonly Choice[] {
  const gone = chosen.map(String).filter((id) => !onMenu?.some(({ value }) => value === id));
  return [...(onMenu ?? []), ...gone.map((value) => ({ value, label: onMenu === null ? '…' : goneLabel }))];
}
