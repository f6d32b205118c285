import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';

/**
 * The search parameters of the product list: `?search=mamaliga&category=ciorbe&page=2`. Small: declared pages are part of
 * every staff page's first load.
 */
/** The facts that the list can be filtered by. */
export const MISSING_FILTERS = ['age', 'deposit', 'allergens', 'grams', 'ingredients', 'nutrition', 'picture'] as const;
export type MissingFilter = (typeof MISSING_FILTERS)[number];

export type MenuSearch = PageSearch & {
  readonly search?: string;
  readonly category?: string;
  readonly state?: 'unavailable' | 'archived';
  /** Only products that lack this fact. */
  readonly missing?: MissingFilter;
  readonly sort?: 'name' | 'newest';
};

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readMenuSearch(raw: Readonly<Record<string, unknown>>): MenuSearch {
  const { search, category, state, missing, sort } = raw;
  const lacked = MISSING_FILTERS.find((fact) => fact === missing);
  return {
    ...(isText(search) ? { search: String(search) } : {}),
    ...(isText(category) ? { category: String(category) } : {}),
    ...(state === 'unavailable' || state === 'archived' ? { state } : {}),
    ...(lacked === undefined ? {} : { missing: lacked }),
    ...(sort === 'name' || sort === 'newest' ? { sort } : {}),
    ...readPageNumber(raw.page),
  };
}

/** Another search begins at its first page; empty parameters are left out. */
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
