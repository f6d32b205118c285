/** Groups of options of ours beside those of the file: the same content is the same group. */
import type { GroupUse, StoredGroup } from '#domain/menu/options/option-sheet.ts';
import type { CurrentMenu } from './current-menu.ts';
import { groupKey, MOST_NESTED, type NeutralGroup, type NeutralOption, type NeutralUse } from './neutral-menu.ts';

/** A group of ours as a file would have it, with the source's numbers where it has any. */
function neutralOf({ id: _, options, ...group }: StoredGroup, current: CurrentMenu, depth = 0): NeutralGroup {
  return {
    ...group,
    options: options.map(({ productId, opensGroupId, ...option }) => {
      const opened = opensGroupId === null || depth >= MOST_NESTED ? undefined : current.book.groups.get(opensGroupId);
      return {
        ...pickOption(option),
        product: productId === null ? null : sourceIdOf(productId, current),
        opens: opened === undefined ? null : neutralOf(opened, current, depth + 1),
      };
    }),
  };
}

function pickOption({
  id: _,
  isSoldOut: __,
  ranOutOf: ___,
  ...option
}: Omit<StoredGroup['options'][number], 'productId' | 'opensGroupId'>): Omit<NeutralOption, 'product' | 'opens'> {
  return option;
}

/** One that is not of this source has a number that no file has. */
function sourceIdOf(productId: number, { known }: CurrentMenu): string {
  for (const [sourceId, id] of known) if (id === productId) return sourceId;
  return `#${productId}`;
}

const storedKeys = new WeakMap<StoredGroup, string>();

/** The key that a group of ours would have in the file. */
export function storedGroupKey(group: StoredGroup, current: CurrentMenu): string {
  const key = storedKeys.get(group) ?? groupKey(neutralOf(group, current));
  storedKeys.set(group, key);
  return key;
}

/** Whether a dish or category offers the groups of the file already, in the same order. */
export function isSameUses(planned: readonly NeutralUse[], stored: readonly GroupUse[], current: CurrentMenu): boolean {
  if (planned.length !== stored.length) return false;
  return planned.every(({ group, sizeLabel }, place) => {
    const use = stored[place];
    const there = use === undefined ? undefined : current.book.groups.get(use.groupId);
    return there !== undefined && use?.sizeLabel === sizeLabel && storedGroupKey(there, current) === groupKey(group);
  });
}
