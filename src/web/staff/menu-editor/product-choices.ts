import { fold } from '#domain/text/fold.ts';

type Choice = { readonly value: string; readonly label: string };
type Named = { readonly id: number; readonly name: string; readonly category: string };

/** Products to choose from, in their order: those of one name are told apart by their categories. */
export function productChoices(products: readonly Named[]): readonly Choice[] {
  const times = new Map<string, number>();
  for (const { name } of products) times.set(fold(name), (times.get(fold(name)) ?? 0) + 1);
  return products.map(({ id, name, category }) => ({
    value: String(id),
    label: (times.get(fold(name)) ?? 0) > 1 ? `${name} (${category})` : name,
  }));
}
