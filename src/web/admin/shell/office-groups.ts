import { adminWords } from '#web/i18n/admin/admin.ts';
import type { Declaration, OfficeGroupName } from '#web/pages/define-page.ts';
import { entriesOf, type NavigationEntry } from '#web/pages/navigation.ts';

/** In the order of the sidebar: what is done daily first, what is set up once last (design.md §8). */
const GROUPS = [
  'top',
  'ordering',
  'menu',
  'marketing',
  'guests',
  'money',
  'reports',
  'restaurant',
  'account',
] as const satisfies readonly OfficeGroupName[];

export type OfficeGroup = {
  /** null: listed above the groups. */
  readonly title: string | null;
  /** Other words by which every page of the group is found, separated by commas. */
  readonly keywords: string;
  readonly entries: readonly NavigationEntry[];
};

/** The pages of the back office, for the sidebar. */
export function officeGroups(declarations: readonly Declaration[]): readonly OfficeGroup[] {
  return GROUPS.map((group) => ({
    title: group === 'top' ? null : adminWords.nav[group],
    keywords: group === 'top' ? '' : adminWords.foundBy[group],
    entries: entriesOf(declarations, group),
  }));
}

/** Everything that the search of the back office finds: its pages, and those of the panel. */
export function searchedGroups(declarations: readonly Declaration[]): readonly OfficeGroup[] {
  const panel = [...entriesOf(declarations, 'orders'), ...entriesOf(declarations, 'panel-setup')];
  // Links back to the office, to the shop and out of the session are no pages of the panel.
  const entries = panel.filter(({ link, isOutside, isEnd }) => !isOutside && !isEnd && link.to !== '/admin');
  return [...officeGroups(declarations), { title: adminWords.nav.orders, keywords: '', entries }];
}
