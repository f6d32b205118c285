import { mapReading, unclear, understood } from '#domain/menu/reading.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import type { NeutralItem, NeutralMenu } from './neutral-menu.ts';

/** Sanitised in the worker thread: three thousand descriptions take a second. */
export function withCleanDescriptions({ categories, ...menu }: NeutralMenu): NeutralMenu {
  return {
    ...menu,
    categories: categories.map((category) => ({ ...category, items: category.items.map(withCleanDescription) })),
  };
}

function withCleanDescription({ description, ...item }: NeutralItem): NeutralItem {
  return {
    ...item,
    description: mapReading(description, (written) => {
      if (written.length > HTML_MAX_LENGTH) return unclear(written, 'e mai lungă decât poate fi o descriere');
      // U+0000 is the one character that PostgreSQL cannot store.
      return understood(sanitiseHtml(written.toWellFormed().replaceAll('\u0000', '').trim()));
    }),
  };
}
