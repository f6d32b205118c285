import { fold } from '#domain/text/fold.ts';
import type { NavigationEntry } from '#web/pages/navigation.ts';
import type { OfficeGroup } from './office-groups.ts';

/** Pages whose name, group or keywords contain every typed word; all pages for an empty text. */
export function findPages(groups: readonly OfficeGroup[], typed: string): readonly NavigationEntry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ title, entries }) =>
    entries.filter(({ label, keywords = [] }) => {
      const text = fold([title ?? '', label, ...keywords].join(' '));
      return words.every((word) => text.includes(word));
    }),
  );
}
