/** What lists of guests' words keep in the address: `?stare=…&page=1`, pages counted from 0. */
export type StateSearch<State extends string> = { readonly state?: State; readonly page?: number };

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readStateSearch<State extends string>(states: readonly State[]) {
  return (search: Readonly<Record<string, unknown>>): StateSearch<State> => {
    const state = states.find((one) => one === search.state);
    const page = Number(search.page ?? Number.NaN);
    return {
      ...(state === undefined ? {} : { state }),
      ...(Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? { page } : {}),
    };
  };
}
