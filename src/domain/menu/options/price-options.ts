/**
 * Prices and problems of the options of a line. The same in browser and server; the order of choosing has no effect.
 */
import type { ChosenOption } from '#domain/cart/cart.ts';
import type { Allergen, Option, OptionGroup, ProductOptions } from '#domain/menu/menu.ts';
import { allocate } from '#domain/money/allocate.ts';
import { type Bani, bani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { isOptionOffered, priceAt } from './offered-option.ts';
import type { SoldExtra, SoldOption } from './sold-extra.ts';

/** A group open for choosing: of the dish itself, or opened by a chosen option. */
export type OpenGroup = {
  readonly group: OptionGroup;
  /** The option that opened it, and how often that was chosen; null and 1 for a group of the dish. */
  readonly parent: Option | null;
  readonly parentCount: number;
  /** What is chosen in it, in the order of the menu. */
  readonly picks: readonly Pick[];
};

export type Pick = { readonly option: Option; readonly count: number };

/** Why the options of a line cannot be ordered; `groupId` and `parentId` locate the problem. */
export type OptionProblem = GroupPlace &
  (
    | { readonly code: 'option_missing'; readonly missing: number }
    | { readonly code: 'options_too_many'; readonly maximum: number }
    | { readonly code: 'option_too_often'; readonly option: string; readonly maximum: number }
    /** Sold out, or not offered at this size. */
    | { readonly code: 'option_unavailable'; readonly option: string }
    /** The menu no longer knows it. */
    | { readonly code: 'option_gone' }
  );

export type GroupPlace = {
  /** 0 and '' when the menu no longer knows the group. */
  readonly groupId: number;
  readonly group: string;
  readonly parentId: number | null;
};

export type PricedOption = SoldExtra & {
  readonly option: SoldOption;
  readonly allergens: readonly Allergen[];
  readonly declaresAllergens?: boolean;
  readonly isAgeRestricted: boolean;
};

/** The groups that are open with these choices at this size, each with what is chosen in it. */
export function openGroups(
  { groups, opened }: ProductOptions,
  sizeId: number,
  chosen: readonly ChosenOption[],
): readonly OpenGroup[] {
  return groups
    .filter(({ sizeIds }) => sizeIds === null || sizeIds.includes(sizeId))
    .flatMap((group) => {
      const picks = picksIn(group, null, chosen);
      const inside = picks.flatMap(({ option, count }) => {
        const next = opened.find(({ id }) => id === option.opensGroupId);
        if (next === undefined) return [];
        return [{ group: next, parent: option, parentCount: count, picks: picksIn(next, option.id, chosen) }];
      });
      return [{ group, parent: null, parentCount: 1, picks }, ...inside];
    });
}

function picksIn(group: OptionGroup, parentId: number | null, chosen: readonly ChosenOption[]): readonly Pick[] {
  return group.options.flatMap((option) => {
    const count = chosen
      .filter((one) => one.optionId === option.id && one.parentId === parentId)
      .reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? [{ option, count }] : [];
  });
}

/** How many pieces are chosen in a group. */
export function countPicks(picks: readonly Pick[]): number {
  return picks.reduce((sum, { count }) => sum + count, 0);
}

/** Every problem of the choices, in the order of the menu. */
export function findOptionProblems(
  options: ProductOptions,
  sizeId: number,
  chosen: readonly ChosenOption[],
): readonly OptionProblem[] {
  const open = openGroups(options, sizeId, chosen);
  const known = open.flatMap(({ parent, picks }) =>
    picks.map(({ option }) => ({ optionId: option.id, parentId: parent?.id ?? null })),
  );
  const isKnown = (one: ChosenOption) =>
    known.some(({ optionId, parentId }) => optionId === one.optionId && parentId === one.parentId);
  const gone: readonly OptionProblem[] = chosen.every(isKnown)
    ? []
    : [{ code: 'option_gone', groupId: 0, group: '', parentId: null }];
  return [...open.flatMap((group) => problemsIn(group, sizeId)), ...gone];
}

function problemsIn({ group, parent, picks }: OpenGroup, sizeId: number): readonly OptionProblem[] {
  const place = { groupId: group.id, group: group.name, parentId: parent?.id ?? null };
  const count = countPicks(picks);
  const { minimum, maximum } = group;
  return [
    ...picks.flatMap(({ option, count: times }): readonly OptionProblem[] => {
      if (!isOptionOffered(option, sizeId)) return [{ ...place, code: 'option_unavailable', option: option.name }];
      if (times <= option.most) return [];
      return [{ ...place, code: 'option_too_often', option: option.name, maximum: option.most }];
    }),
    ...(count < minimum ? [{ ...place, code: 'option_missing' as const, missing: minimum - count }] : []),
    ...(maximum !== null && count > maximum ? [{ ...place, code: 'options_too_many' as const, maximum }] : []),
  ];
}

/**
 * What each chosen option adds to one piece of the dish, in the order of the menu. Options not offered cost nothing,
 * because `findOptionProblems` refuses them. Options within an opened group count for every piece of the option that
 * opened it.
 *
 * @param dishVat the rate for options without their own, in basis points
 */
export function priceOptions(
  options: ProductOptions,
  {
    sizeId,
    chosen,
    dishVat,
  }: { readonly sizeId: number; readonly chosen: readonly ChosenOption[]; readonly dishVat: number },
): readonly PricedOption[] {
  return openGroups(options, sizeId, chosen).flatMap(({ group, parent, parentCount, picks }) =>
    pricePicks(group, sizeId, picks).map(({ option, count, price }) => ({
      name: option.name,
      price: timesBani(price, parentCount),
      allergens: option.allergens,
      ...(option.declaresAllergens === false && { declaresAllergens: false }),
      isAgeRestricted: option.isAgeRestricted,
      option: {
        id: option.id,
        groupId: group.id,
        group: group.name,
        parentId: parent?.id ?? null,
        count,
        vatBasisPoints: option.vatBasisPoints ?? dishVat,
        deposit: timesBani(option.deposit, count * parentCount),
      },
    })),
  );
}

type PricedPick = Pick & { readonly price: Bani };

function pricePicks(group: OptionGroup, sizeId: number, picks: readonly Pick[]): readonly PricedPick[] {
  const each = picks.map((pick) => ({ ...pick, each: priceAt(pick.option, sizeId) ?? ZERO_BANI }));
  switch (group.pricing) {
    case 'sum':
      return chargeBeyond(group.included, each);
    case 'dearest': {
      const dearest = each.findIndex((pick) => pick.each === Math.max(...each.map((one) => one.each)));
      return each.map((pick, place) => ({ ...pick, price: place === dearest ? pick.each : ZERO_BANI }));
    }
    case 'mean': {
      if (each.length === 0) return [];
      const weights = each.map((pick) => pick.each * pick.count);
      const mean = Math.round(weights.reduce((sum, weight) => sum + weight, 0) / countPicks(picks));
      const shares = allocate(bani(mean), weights);
      // There is one share for each pick.
      return each.map((pick, place) => ({ ...pick, price: shares[place] as Bani }));
    }
  }
}

/** The cheapest pieces are included; of equal ones, those first in the menu. */
function chargeBeyond(included: number, picks: readonly (Pick & { readonly each: Bani })[]): readonly PricedPick[] {
  let left = included;
  return picks
    .map((pick, place) => ({ ...pick, place }))
    .toSorted((one, other) => one.each - other.each)
    .map((pick) => {
      const free = Math.min(left, pick.count);
      left -= free;
      return { ...pick, price: timesBani(pick.each, pick.count - free) };
    })
    .toSorted((one, other) => one.place - other.place);
}
