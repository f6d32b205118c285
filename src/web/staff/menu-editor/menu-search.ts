/**
 * What the product list keeps in its address: `?search=mamaliga&category=ciorbe&page=1`, pages counted from 0. Route files
 * are part of every guest's first load, so this stays small.
 */
export type MenuSearch = {
  readonly search?: string;
  readonly category?: string;
  readonly state?: 'unavailable' | 'archived';
  readonly sort?: 'name' | 'newest';
  readonly page?: number;
};

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readMenuSearch(raw: Readonly<Record<string, unknown>>): MenuSearch {
  const { search, category, state, sort } = raw;
  const page = Number(raw.page);
  return {
    ...(isText(search) ? { search: String(search) } : {}),
    ...(isText(category) ? { category: String(category) } : {}),
    ...(state === 'unavailable' || state === 'archived' ? { state } : {}),
    ...(sort === 'name' || sort === 'newest' ? { sort } : {}),
    ...(Number.isSafeInteger(page) && page > 0 ? { page } : {}),
  };
}

/** Another question begins at its first page; what is empty needs no mention. */
export function withMenuSearch(
  before: MenuSearch,
  changes: { readonly [Key in keyof MenuSearch]?: MenuSearch[Key] | undefined },
): MenuSearch {
  const { page: _, ...kept } = before;
  return readMenuSearch({ ...kept, ...changes });
}

/** The router reads `?search=12` as a number. */
function isText(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
