/** Addresses of the shop: parses, formats and matches them with the routes' patterns. Works without a browser. */

/** The part behind the `?`, as text. */
export type RawSearch = Readonly<Record<string, string>>;

/** What a history entry stores beside its address. Features extend it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where its parts are used
export interface HistoryState {}

/** The present address of a guest. */
export type Location = {
  readonly pathname: string;
  readonly search: RawSearch;
  readonly hash: string;
  /** Path, search and hash as one text. */
  readonly href: string;
  readonly state: HistoryState;
};

/** Needed only to parse addresses that begin with a path. */
const ANY_ORIGIN = 'http://shop';

/** Parses `/meniu?category=pizza#cola`. */
export function parseLocation(href: string, state: Location['state'] = {}): Location {
  const { pathname, searchParams, search, hash } = new URL(href, ANY_ORIGIN);
  return {
    pathname: withoutSlashAtEnd(pathname),
    search: Object.fromEntries(searchParams),
    hash: hash.slice(1),
    href: `${pathname}${search}${hash}`,
    state,
  };
}

/** `/meniu/` and `/meniu` are one page. */
export function withoutSlashAtEnd(pathname: string): string {
  return pathname.replace(/(?!^)\/+$/, '');
}

/** `?category=pizza`; '' when there are no parameters. */
export function formatSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** `/meniu/$productId` with the parameters filled in. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  return pattern.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export type Found<Pattern> = { readonly pattern: Pattern; readonly params: Readonly<Record<string, string>> };

/** The first pattern that matches; `/$` matches every path and is last. */
export function findPattern<Pattern extends string>(patterns: readonly Pattern[], pathname: string): Found<Pattern> {
  const parts = pathname.split('/');
  for (const pattern of patterns) {
    const params = matchParts(pattern.split('/'), parts);
    if (params !== null) return { pattern, params };
  }
  throw new Error(`No route fits ${pathname}`);
}

function matchParts(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (wanted.at(-1) === '$') return {};
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, name] of wanted.entries()) {
    const text = given[place] ?? '';
    if (name.startsWith('$')) params[name.slice(1)] = decoded(text);
    else if (name !== text.toLowerCase()) return null;
  }
  return params;
}

/** A `%` that begins no escape sequence is kept. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
