import { fold } from '#domain/text/fold.ts';
import { NAVIGATION, type NavigationEntry } from './navigation.ts';

/** Pages whose name, group or keywords contain every typed word; all pages for an empty text. */
export function findPages(typed: string): readonly NavigationEntry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return NAVIGATION.flatMap(({ title, entries }) =>
    entries.filter(({ label, keywords = [] }) => {
      const text = fold([title ?? '', label, ...keywords].join(' '));
      return words.every((word) => text.includes(word));
    }),
  );
}
