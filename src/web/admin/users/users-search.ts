import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';

/** What the list keeps in its address: `?q=ana&page=2`, pages of customers. */
export type UsersSearch = PageSearch & { readonly q?: string };

const LONGEST = 100;

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readUsersSearch({ q, page }: Readonly<Record<string, unknown>>): UsersSearch {
  const text = typeof q === 'string' ? q.trim().slice(0, LONGEST) : '';
  return { ...(text === '' ? {} : { q: text }), ...readPageNumber(page) };
}
