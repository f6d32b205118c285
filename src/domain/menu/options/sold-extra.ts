/** What was chosen with a dish, with the name and price of the order: a flat extra, or an option of a group. */
import type { ChosenOption } from '#domain/cart/cart.ts';
import { leftOutSentence } from '#domain/menu/ran-out-sentence.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';

export type SoldExtra = {
  readonly name: string;
  /** What all of it adds to one piece of the dish; 0 for what is included. */
  readonly price: Bani;
  /** Given for an option of a group; a flat extra has none. */
  readonly option?: SoldOption;
  /** Not a choice: the dish was sold without a sold-out ingredient, „fără mozzarella”. */
  readonly isLeftOut?: true;
};

export type SoldOption = {
  readonly id: number;
  readonly groupId: number;
  /** As the group was called. */
  readonly group: string;
  /** The chosen option that opened its group; null in a group of the dish itself. */
  readonly parentId: number | null;
  /** Pieces for one piece of the dish, or of the option that opened its group. */
  readonly count: number;
  /** The rate of all of it, in basis points. */
  readonly vatBasisPoints: number;
  /** SGR deposits of all of it. */
  readonly deposit: Bani;
};

/** As much of it as says what was chosen. */
export type EarlierExtra = Pick<SoldExtra, 'name' | 'price' | 'isLeftOut'> & {
  readonly option?: Pick<SoldOption, 'id' | 'parentId' | 'count'>;
};

/** The names of the flat extras, which identify them in a cart. */
export function flatExtraNames(extras: readonly EarlierExtra[]): readonly string[] {
  return extras.filter(isFlatExtra).map(({ name }) => name);
}

/** Whether it is a flat extra that the guest chose. */
export function isFlatExtra({ option, isLeftOut }: { readonly option?: unknown; readonly isLeftOut?: true }): boolean {
  return option === undefined && isLeftOut !== true;
}

/** The entries for the ingredients that a dish is sold without. */
export function leftOutExtras(ingredients: readonly string[]): readonly SoldExtra[] {
  return ingredients.map((name) => ({ name: leftOutSentence([name]), price: ZERO_BANI, isLeftOut: true }));
}

/** The group options among what was chosen, as a cart stores them. */
export function chosenOptionsOf(extras: readonly EarlierExtra[]): readonly ChosenOption[] {
  return extras.flatMap(({ option }) =>
    option === undefined ? [] : [{ optionId: option.id, parentId: option.parentId, count: option.count }],
  );
}

/** „2 × Mozzarella”, „Mozzarella”. */
export function nameOfExtra({ name, option }: EarlierExtra): string {
  return option === undefined || option.count === 1 ? name : `${option.count} × ${name}`;
}

/** A group by its name at that time, with what each option opened; flat extras under ''. */
export type SoldGroup = {
  readonly name: string;
  readonly chosen: readonly (SoldExtra & { readonly opened: readonly SoldGroup[] })[];
};

/** What was chosen, by group, in the order of the menu; the flat extras are one group, the last. */
export function groupExtras(extras: readonly SoldExtra[]): readonly SoldGroup[] {
  const grouped = groupsUnder(extras, null);
  const flat = extras.filter(({ option }) => option === undefined).map((extra) => ({ ...extra, opened: [] }));
  return flat.length === 0 ? grouped : [...grouped, { name: '', chosen: flat }];
}

function groupsUnder(extras: readonly SoldExtra[], parentId: number | null): readonly SoldGroup[] {
  const groups = new Map<number, { name: string; chosen: SoldGroup['chosen'][number][] }>();
  for (const extra of extras) {
    const { option } = extra;
    if (option === undefined || option.parentId !== parentId) continue;
    const group = groups.get(option.groupId) ?? { name: option.group, chosen: [] };
    group.chosen.push({ ...extra, opened: parentId === null ? groupsUnder(extras, option.id) : [] });
    groups.set(option.groupId, group);
  }
  return [...groups.values()];
}
