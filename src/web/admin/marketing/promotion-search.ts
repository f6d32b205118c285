import { parseId } from '#web/ui/parse-id.ts';

/** Which tab is open stands in the address: `?promotie=12`, or `?promotie=noua`. */
export type PromotionSearch = { readonly promotie?: number | 'noua' };

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readPromotionSearch(search: Readonly<Record<string, unknown>>): PromotionSearch {
  if (search.promotie === 'noua') return { promotie: 'noua' };
  const id = parseId(search.promotie);
  return id === null ? {} : { promotie: id };
}
