/** Converts groups of options of the file: which ones a dish uses, and the content of each. */
import { sentenceOf } from '#contract/errors.ts';
import {
  decideOptionGroup,
  GROUP_NAME_MAX_LENGTH,
  type OptionGroupDraft,
  UNREADABLE,
} from '#domain/menu/editing/decide-option-group.ts';
import type { OptionGroupSheet } from '#domain/menu/options/option-sheet.ts';
import { orKept } from '#domain/menu/reading.ts';
import {
  groupKey,
  type NeutralCategory,
  type NeutralGroup,
  type NeutralItem,
  type NeutralUse,
  numberedName,
  ONLY_SIZE,
} from './neutral-menu.ts';

/**
 * A dish that uses two groups of the same content, for example its own and its category's, gets a numbered copy,
 * because a group can be used only once.
 */
export function separateRepeats(category: NeutralCategory): NeutralCategory {
  return {
    ...category,
    groups: numberRepeats(category.groups, []),
    items: category.items.map((item) => ({
      ...item,
      groups: numberRepeats(item.groups, category.groups),
      sizes: item.sizes.map((size) => ({
        ...size,
        groups: numberRepeats(size.groups, [...category.groups, ...item.groups]),
      })),
    })),
  };
}

function numberRepeats(groups: readonly NeutralGroup[], above: readonly NeutralGroup[]): readonly NeutralGroup[] {
  const seen = above.map(groupKey);
  return groups.map((group) => {
    const key = groupKey(group);
    seen.push(key);
    const number = seen.filter((one) => one === key).length;
    return number === 1 ? group : { ...group, name: numberedName(group.name, number) };
  });
}

/** Groups of the sizes, then those of the item; a group that every size has becomes a group of the item. */
export function usesOf(groups: readonly NeutralGroup[], sizes: NeutralItem['sizes']): readonly NeutralUse[] {
  const ofSizes = sizes.flatMap(({ label, groups: own }) =>
    own.map((group) => ({ group, sizeLabel: orKept(label, ONLY_SIZE) })),
  );
  const keys = [...new Set(ofSizes.map(({ group }) => groupKey(group)))];
  const merged = keys.flatMap((key) => {
    const alike = ofSizes.filter(({ group }) => groupKey(group) === key);
    const labels = [...new Set(alike.map(({ sizeLabel }) => sizeLabel))];
    const [{ group }] = alike as [NeutralUse];
    return labels.length === sizes.length
      ? [{ group, sizeLabel: '' }]
      : labels.map((sizeLabel) => ({ group, sizeLabel }));
  });
  const own = groups.map((group) => ({ group, sizeLabel: '' }));
  const all = [...merged, ...own];
  // A group without options is skipped.
  return all.filter(
    (use, place) =>
      use.group.options.length > 0 &&
      all.findIndex((one) => one.sizeLabel === use.sizeLabel && groupKey(one.group) === groupKey(use.group)) === place,
  );
}

/** Why a group cannot be imported, as sentences. */
export function judgeGroup(group: NeutralGroup): readonly string[] {
  const opened = group.options.flatMap(({ opens }) => (opens === null ? [] : judgeGroup(opens)));
  const decided = decideOptionGroup(draftGroup(group, { productOf: () => ANY, groupOf: () => ANY }), null);
  if (decided.ok) return opened;
  const sentences = new Set([...decided.error.values()].map((code) => sentenceOf(code)));
  return [...opened, ...[...sentences].map((one) => `Grupul „${group.name.slice(0, GROUP_NAME_MAX_LENGTH)}”: ${one}`)];
}

/** Placeholder for an id that is not known yet; the rules only check its presence. */
const ANY = 1;

/** Maps the source's ids to ours. */
export type Numbers = {
  readonly productOf: (sourceId: string) => number | null;
  readonly groupOf: (group: NeutralGroup) => number | null;
};

/** A group of the file as a draft of ours; an unreadable price stays unreadable. */
function draftGroup({ options, ...group }: NeutralGroup, { productOf, groupOf }: Numbers): OptionGroupDraft {
  return {
    ...group,
    options: options.map(({ product, opens, ...option }) => ({
      ...option,
      id: null,
      price: option.price ?? (product === null ? UNREADABLE : null),
      productId: product === null ? null : productOf(product),
      opensGroupId: opens === null ? null : groupOf(opens),
    })),
  };
}

/**
 * A group accepted by `planImport`, ready to be written; an option whose product was left out is left out too. Null
 * when no option remains.
 */
export function groupSheetOf(group: NeutralGroup, numbers: Numbers): OptionGroupSheet | null {
  const options = group.options.filter(({ product }) => product === null || numbers.productOf(product) !== null);
  const decided = decideOptionGroup(draftGroup({ ...group, options }, numbers), null);
  return decided.ok ? decided.value : null;
}
