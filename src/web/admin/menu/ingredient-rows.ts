/** The menu as rows for the form of an ingredient: every dish with its sizes, every extra once, the bundles. */
import { plainDescription } from '#domain/menu/card-description.ts';
import type { DescribedDish } from '#domain/menu/editing/suggest-ingredients.ts';
import { extraKey, type IngredientTarget, targetKey } from '#domain/menu/ingredient.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { fold } from '#domain/text/fold.ts';
import { ingredientWords as words } from '#web/i18n/staff/ingredients.ts';

export type UseRow = {
  readonly key: string;
  readonly name: string;
  readonly target: IngredientTarget;
  /** Of a dish with several. */
  readonly sizes: readonly UseRow[];
};

export type UseGroup = { readonly name: string; readonly rows: readonly UseRow[] };

export type BundleName = { readonly id: number; readonly name: string };

/** Something that needs an ingredient, with its name. */
export type NamedTarget = { readonly title: string; readonly target: IngredientTarget };

/**
 * Everything that can need an ingredient, in the order of the menu, extras and bundles last. Options only when they
 * need it already, because a menu may have thousands.
 */
export function listUseGroups(
  products: readonly OfferedProduct[],
  bundles: readonly BundleName[],
  options: readonly NamedTarget[],
): readonly UseGroup[] {
  const groups = new Map<string, OfferedProduct[]>();
  for (const product of products) {
    const { name } = product.category;
    groups.set(name, [...(groups.get(name) ?? []), product]);
  }
  const extras = new Map(products.flatMap((product) => product.extras).map(({ name }) => [extraKey(name), name]));
  return [
    ...[...groups].map(([name, dishes]) => ({ name, rows: dishes.map(dishRow) })),
    {
      name: words.extras,
      rows: [...extras.values()]
        .toSorted((one, other) => one.localeCompare(other, 'ro'))
        .map((name) => rowOf(name, { kind: 'extra', name })),
    },
    { name: words.options, rows: options.map(({ title, target }) => rowOf(title, target)) },
    { name: words.bundles, rows: bundles.map(({ id, name }) => rowOf(name, { kind: 'bundle', promotionId: id })) },
  ].filter(({ rows }) => rows.length > 0);
}

function dishRow({ id, name, sizes }: OfferedProduct): UseRow {
  const rows = sizes.map((size) => rowOf(size.label, { kind: 'size', sizeId: size.id }));
  return { ...rowOf(name, { kind: 'product', productId: id }), sizes: rows.length > 1 ? rows : [] };
}

function rowOf(name: string, target: IngredientTarget): UseRow {
  return { key: targetKey(target), name, target, sizes: [] };
}

/** The rows that match a search, limited to those that `isWanted` accepts. */
export function filterUseGroups(
  groups: readonly UseGroup[],
  { search, isWanted }: { readonly search: string; readonly isWanted: (row: UseRow) => boolean },
): readonly UseGroup[] {
  const wanted = fold(search).trim();
  return groups
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter((row) => isWanted(row) && (fold(row.name).includes(wanted) || fold(name).includes(wanted))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The texts from which ingredients are suggested. */
export function describeDishes(products: readonly OfferedProduct[]): readonly DescribedDish[] {
  return products.map(({ id, name, description }) => ({ id, text: `${name}. ${plainDescription(description)}` }));
}
