import { keysOf } from '#domain/keys-of.ts';
import { type PageSearch, pageIndex, readPageNumber } from '#web/ui/page-number.ts';

/** The search parameters of a list: `?q=ana&sort=name&page=2`. */
export type ListSearch<Sort extends string = never> = PageSearch & { readonly q?: string; readonly sort?: Sort };

const LONGEST = 100;

/**
 * Reads search parameters as people may have typed them; unreadable ones are left out.
 *
 * @param sorts the orders that the list offers
 */
export function readListSearch<Sort extends string = never>(...sorts: readonly Sort[]) {
  return ({ q, sort, page }: Readonly<Record<string, unknown>>): ListSearch<Sort> => {
    const text = typeof q === 'string' ? q.trim().slice(0, LONGEST) : '';
    const chosen = sorts.find((one) => one === sort);
    return {
      ...(text === '' ? {} : { q: text }),
      ...(chosen === undefined ? {} : { sort: chosen }),
      ...readPageNumber(page),
    };
  };
}

/** The page of a list, and what it is looked through for, as calls are asked for it. */
export function listQueryOf(search: ListSearch<string>): { readonly page: number; readonly search?: string } {
  return { page: pageIndex(search), ...(search.q === undefined ? {} : { search: search.q }) };
}

/** The chosen order of a list; by default the first that it offers. */
export function findSort<Sort extends string>(
  sorts: Readonly<Record<Sort, string>>,
  { sort }: ListSearch<Sort>,
): Sort | undefined {
  return sort ?? keysOf(sorts)[0];
}
