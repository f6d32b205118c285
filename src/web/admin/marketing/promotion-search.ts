import { PROMOTION_TYPES, type PromotionType } from '#domain/promotions/kinds.ts';
import { parseId } from '#web/ui/parse-id.ts';
import { STATE_GROUPS, type StateGroup } from './promotion-states.ts';

/**
 * What of the offers is open: the list, searched and filtered; `?promotie=noua` the choice of a kind, with `fel` the form
 * of a new one, with `copie` filled in from another; `?promotie=12` the form of that one.
 */
export type PromotionSearch = {
  readonly promotie?: number | 'noua';
  readonly fel?: PromotionType;
  readonly copie?: number;
  readonly q?: string;
  readonly state?: StateGroup;
};

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readPromotionSearch(search: Readonly<Record<string, unknown>>): PromotionSearch {
  const id = parseId(search.promotie);
  const promotie = search.promotie === 'noua' ? 'noua' : id;
  const fel = PROMOTION_TYPES.find((type) => type === search.fel);
  const copie = parseId(search.copie);
  // A number alone is read as one by the router.
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim() : '';
  const state = STATE_GROUPS.find((one) => one === search.state);
  return {
    ...(promotie === null ? {} : { promotie }),
    ...(fel === undefined ? {} : { fel }),
    ...(copie === null ? {} : { copie }),
    ...(q === '' ? {} : { q }),
    ...(state === undefined ? {} : { state }),
  };
}
