import { parseId } from '#web/ui/parse-id.ts';

/** The open tab is in the address: `?promotie=12`, or `?promotie=noua`. */
export type PromotionSearch = { readonly promotie?: number | 'noua' };

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readPromotionSearch(search: Readonly<Record<string, unknown>>): PromotionSearch {
  if (search.promotie === 'noua') return { promotie: 'noua' };
  const id = parseId(search.promotie);
  return id === null ? {} : { promotie: id };
}
