import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';

/** The search parameters of the list: `?q=ana&page=2`; pages are those of customers. */
export type UsersSearch = PageSearch & { readonly q?: string };

const LONGEST = 100;

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readUsersSearch({ q, page }: Readonly<Record<string, unknown>>): UsersSearch {
  const text = typeof q === 'string' ? q.trim().slice(0, LONGEST) : '';
  return { ...(text === '' ? {} : { q: text }), ...readPageNumber(page) };
}
