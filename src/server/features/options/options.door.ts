/** What other features may use of `options`; everything else is its own. */
export { type GroupUser, writeGroupUses, writeOptionGroup } from './option-groups.repository.ts';
