type Search = Readonly<Record<string, unknown>>;

/**
 * A page's reader of search parameters, for a router that merges what it returns over the raw ones: parameters that it
 * leaves out count as not given.
 */
export function onlyRead(read: (search: Search) => object): (search: Search) => Search {
  return (search) => ({ ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])), ...read(search) });
}
