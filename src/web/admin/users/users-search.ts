/** What the list keeps in its address: `?q=ana&page=1`, pages of customers counted from 0. */
export type UsersSearch = { readonly q?: string; readonly page?: number };

const HIGHEST = 100_000;
const LONGEST = 100;

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readUsersSearch({ q, page }: Readonly<Record<string, unknown>>): UsersSearch {
  const number = Number(page ?? Number.NaN);
  const isPage = Number.isSafeInteger(number) && number > 0 && number <= HIGHEST;
  const text = typeof q === 'string' ? q.trim().slice(0, LONGEST) : '';
  return { ...(text === '' ? {} : { q: text }), ...(isPage ? { page: number } : {}) };
}
