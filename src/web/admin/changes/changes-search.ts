import { CHANGE_SUBJECT } from '#domain/changes/change-subject.ts';
import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';
import { parseId } from '#web/ui/parse-id.ts';

/** The search parameters of the history: `?page=2&subject=product:12&staffId=3`. */
export type ChangesSearch = PageSearch & { readonly subject?: string; readonly staffId?: number };

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readChangesSearch(search: Readonly<Record<string, unknown>>): ChangesSearch {
  const { page, subject } = search;
  const staffId = parseId(search.staffId);
  return {
    ...readPageNumber(page),
    ...(typeof subject === 'string' && CHANGE_SUBJECT.test(subject) ? { subject } : {}),
    ...(staffId === null ? {} : { staffId }),
  };
}
