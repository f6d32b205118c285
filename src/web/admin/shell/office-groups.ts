import { adminWords } from '#web/i18n/admin/admin.ts';
import type { Declaration } from '#web/pages/define-page.ts';
import { entriesOf, type NavigationEntry } from '#web/pages/navigation.ts';

/** In the order of the owner's document: Setup, Marketing, Reports; daily work above, staff and customers below. */
const GROUPS = ['top', 'menu', 'setup', 'marketing', 'reports', 'people'] as const;

export type OfficeGroup = {
  /** null: listed above the groups. */
  readonly title: string | null;
  readonly entries: readonly NavigationEntry[];
};

/** The pages of the back office, for the sidebar and the command palette. */
export function officeGroups(declarations: readonly Declaration[]): readonly OfficeGroup[] {
  return GROUPS.map((group) => ({
    title: group === 'top' ? null : adminWords.nav[group],
    entries: entriesOf(declarations, group),
  }));
}
