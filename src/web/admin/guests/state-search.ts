import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';

/** The search parameters of lists of guests' texts: `?state=pending&page=2`. */
export type StateSearch<State extends string> = PageSearch & { readonly state?: State };

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readStateSearch<State extends string>(states: readonly State[]) {
  return (search: Readonly<Record<string, unknown>>): StateSearch<State> => {
    const state = states.find((one) => one === search.state);
    return {
      ...(state === undefined ? {} : { state }),
      ...readPageNumber(search.page),
    };
  };
}
