type Search = Readonly<Record<string, unknown>>;
type ReadSearch = (search: Search) => Search;

/** The part of a route that is used here; every route of a tree has a type of its own. */
type Route = { readonly options: { validateSearch?: ReadSearch }; readonly children?: object };

/**
 * A route's reader of search parameters, for a router that merges what it returns over the raw ones: parameters that
 * it leaves out count as not given.
 */
export function onlyRead(read: ReadSearch): ReadSearch {
  return (search) => ({ ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])), ...read(search) });
}

/** The route and all routes below it. */
export function everyRoute(root: object): readonly Route[] {
  const route = root as Route;
  return [route, ...Object.values(route.children ?? {}).flatMap(everyRoute)];
}
