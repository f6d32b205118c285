import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';

/** What lists of guests' words keep in the address: `?state=pending&page=2`. */
export type StateSearch<State extends string> = PageSearch & { readonly state?: State };

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readStateSearch<State extends string>(states: readonly State[]) {
  return (search: Readonly<Record<string, unknown>>): StateSearch<State> => {
    const state = states.find((one) => one === search.state);
    return {
      ...(state === undefined ? {} : { state }),
      ...readPageNumber(search.page),
    };
  };
}
