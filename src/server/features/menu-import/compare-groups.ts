/** Compares groups of options of the menu with those of the file: groups with the same content are the same. */
import type { GroupUse, StoredGroup } from '#domain/menu/options/option-sheet.ts';
import type { CurrentMenu } from './current-menu.ts';
import { groupKey, MOST_NESTED, type NeutralGroup, type NeutralOption, type NeutralUse } from './neutral-menu.ts';

/** A stored group in the file's format, with the source's ids where it has any. */
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

/** A product that is not from this source gets an id that no file has. */
function sourceIdOf(productId: number, { known }: CurrentMenu): string {
  for (const [sourceId, id] of known) if (id === productId) return sourceId;
  return `#${productId}`;
}

const storedKeys = new WeakMap<StoredGroup, string>();

/** The content key of a stored group. */
export function storedGroupKey(group: StoredGroup, current: CurrentMenu): string {
  const key = storedKeys.get(group) ?? groupKey(neutralOf(group, current));
  storedKeys.set(group, key);
  return key;
}

/** Whether a dish or category already has the file's groups, in the same order. */
export function isSameUses(planned: readonly NeutralUse[], stored: readonly GroupUse[], current: CurrentMenu): boolean {
  if (planned.length !== stored.length) return false;
  return planned.every(({ group, sizeLabel }, place) => {
    const use = stored[place];
    const there = use === undefined ? undefined : current.book.groups.get(use.groupId);
    return there !== undefined && use?.sizeLabel === sizeLabel && storedGroupKey(there, current) === groupKey(group);
  });
}
