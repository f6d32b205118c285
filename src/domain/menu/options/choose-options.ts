/**
 * State of choosing options step by step, for a sheet, a telephone dialog or a preview, without components.
 * `openGroups` returns the open groups, `findOptionProblems` what is missing, `priceOptions` the sum.
 */
import type { ChosenOption } from '#domain/cart/cart.ts';
import type { Option, OptionGroup, ProductOptions } from '#domain/menu/menu.ts';
import { type Bani, sumBani } from '#domain/money/bani.ts';
import { isOptionOffered, priceAt } from './offered-option.ts';
import { countPicks, type OpenGroup, openGroups, priceOptions } from './price-options.ts';

/**
 * The initial choice when a dish is opened: the defaults without a price. Nothing that costs is preselected (OUG
 * 34/2014).
 */
export function chooseDefaults(offered: ProductOptions, sizeId: number): readonly ChosenOption[] {
  return openGroups(offered, sizeId, []).reduce<readonly ChosenOption[]>(
    (chosen, { group }) => addDefaults(offered, sizeId, chosen, { group, parentId: null }),
    [],
  );
}

function addDefaults(
  offered: ProductOptions,
  sizeId: number,
  chosen: readonly ChosenOption[],
  { group, parentId }: { readonly group: OptionGroup; readonly parentId: number | null },
): readonly ChosenOption[] {
  const included = group.pricing === 'sum' ? group.included : 0;
  return group.options
    .filter((option) => option.isDefault && isOptionOffered(option, sizeId))
    .filter((option, place) => place < included || priceAt(option, sizeId) === 0)
    .slice(0, group.maximum ?? undefined)
    .reduce((all, { id }) => setOption(offered, sizeId, all, { optionId: id, parentId, count: 1 }), chosen);
}

/**
 * The choice after setting an option's count, 0 for removing it. In a group with a maximum of one, it replaces the
 * other. Removing an option removes what it opened; adding one adds the defaults of the group it opens.
 */
export function setOption(
  offered: ProductOptions,
  sizeId: number,
  chosen: readonly ChosenOption[],
  { optionId, parentId, count }: ChosenOption,
): readonly ChosenOption[] {
  const place = openGroups(offered, sizeId, chosen).find(
    ({ group, parent }) => (parent?.id ?? null) === parentId && group.options.some(({ id }) => id === optionId),
  );
  if (place === undefined) return chosen;
  const { group, picks } = place;
  const wasChosen = picks.some(({ option }) => option.id === optionId);
  const replaced = isSingle(group) && count > 0 ? picks.map(({ option }) => option.id) : [];
  const dropped = [optionId, ...replaced];
  // An option whose count only changes keeps what it opened.
  const closed = count > 0 && wasChosen ? [] : dropped;
  const others = chosen.filter(
    (one) =>
      !(one.parentId === parentId && dropped.includes(one.optionId)) &&
      !(parentId === null && one.parentId !== null && closed.includes(one.parentId)),
  );
  if (count === 0) return others;
  const next = [...others, { optionId, parentId, count }];
  const opened = openGroups(offered, sizeId, next).find(({ parent }) => parentId === null && parent?.id === optionId);
  if (wasChosen || opened === undefined) return next;
  return addDefaults(offered, sizeId, next, { group: opened.group, parentId: optionId });
}

/** The choice after a change of size: what is offered there, and the defaults of groups that only that size has. */
export function moveOptions(
  offered: ProductOptions,
  { from, to }: { readonly from: number | null; readonly to: number },
  chosen: readonly ChosenOption[],
): readonly ChosenOption[] {
  const before = from === null ? [] : openGroups(offered, from, []).map(({ group }) => group.id);
  return openGroups(offered, to, [])
    .filter(({ group }) => !before.includes(group.id))
    .reduce(
      (all, { group }) => addDefaults(offered, to, all, { group, parentId: null }),
      keepOffered(offered, to, chosen),
    );
}

/** The part of a choice that is still offered at a size; without a missing option, what it had opened is removed. */
export function keepOffered(
  offered: ProductOptions,
  sizeId: number,
  chosen: readonly ChosenOption[],
): readonly ChosenOption[] {
  const open = openGroups(offered, sizeId, chosen).flatMap(({ parent, picks }) =>
    picks
      .filter(({ option }) => isOptionOffered(option, sizeId))
      .map(({ option, count }) => ({ optionId: option.id, parentId: parent?.id ?? null, count })),
  );
  return open.filter(
    ({ parentId }) => parentId === null || open.some((one) => one.parentId === null && one.optionId === parentId),
  );
}

/** The minimum that required options add to one piece of a size. */
export function leastAddition(offered: ProductOptions, sizeId: number): Bani {
  const chosen = openGroups(offered, sizeId, []).flatMap(({ group }) => chooseLeast(offered, sizeId, group, null));
  // The VAT rate does not affect the price.
  return sumBani(priceOptions(offered, { sizeId, chosen, dishVat: 0 }).map(({ price }) => price));
}

function chooseLeast(
  offered: ProductOptions,
  sizeId: number,
  group: OptionGroup,
  parentId: number | null,
): readonly ChosenOption[] {
  let left = group.minimum;
  return group.options
    .flatMap((option) => {
      const price = priceAt(option, sizeId);
      if (price === null || option.isSoldOut) return [];
      const opened = parentId === null ? offered.opened.find(({ id }) => id === option.opensGroupId) : undefined;
      const inside = opened === undefined ? [] : chooseLeast(offered, sizeId, opened, option.id);
      return [{ option, price, inside }];
    })
    .toSorted((one, other) => one.price - other.price)
    .flatMap(({ option, inside }) => {
      const count = Math.min(option.most, left);
      left -= count;
      return count === 0 ? [] : [{ optionId: option.id, parentId, count }, ...inside];
    });
}

/** Whether at most one option of the group can be chosen. */
export function isSingle({ maximum }: Pick<OptionGroup, 'maximum'>): boolean {
  return maximum === 1;
}

/** Maximum count of an option given the other choices in its group. */
export function mostOfOption({ group, picks }: OpenGroup, option: Option): number {
  if (group.maximum === null || isSingle(group)) return option.most;
  const others = countPicks(picks.filter((pick) => pick.option.id !== option.id));
  return Math.max(0, Math.min(option.most, group.maximum - others));
}
