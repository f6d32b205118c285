/** Facts of a product that are edited elsewhere: its station, its option groups. */
import type { MenuEditing } from '#contract/products/staff-calls.ts';
import { optionWords } from '#web/i18n/staff/options.ts';
import { stationWords } from '#web/i18n/staff/stations.ts';
import type { OptionUses } from './option-uses.ts';

type Kitchen = Pick<MenuEditing, 'stations'> & {
  readonly categories: readonly Pick<MenuEditing['categories'][number], 'id' | 'stationId'>[];
};

/** „Ca la categorie (Grătar)”. */
export function describeCategoryStation({ categories, stations }: Kitchen, categoryId: number): string {
  const ofCategory = categories.find(({ id }) => id === categoryId)?.stationId;
  return stationWords.ofCategory(stations.find(({ id }) => id === ofCategory)?.name ?? '');
}

/** The product's own station, else its category's; null in a kitchen without stations. */
export function describeStation(
  kitchen: Kitchen,
  { stationId, categoryId }: { readonly stationId: number | null; readonly categoryId: number },
): string | null {
  if (kitchen.stations.length === 0) return null;
  const own = kitchen.stations.find(({ id }) => id === stationId);
  return own?.name ?? describeCategoryStation(kitchen, categoryId);
}

/** „Alege blatul; Sosuri (doar la Ø 40 cm); Băutură (de la categorie)”, in the order in which guests see them. */
export function describeOptionUses(
  groups: readonly { readonly id: number; readonly name: string }[],
  { own, ofCategory }: { readonly own: OptionUses['uses']; readonly ofCategory: OptionUses['uses'] },
): string {
  const tell = ({ groupId, dimension }: OptionUses['uses'][number], isOfCategory: boolean) => {
    const name = groups.find(({ id }) => id === groupId)?.name;
    return name === undefined ? [] : [optionWords.use(name, { dimension, isOfCategory })];
  };
  return [...own.flatMap((use) => tell(use, false)), ...ofCategory.flatMap((use) => tell(use, true))].join('; ');
}
