/** Types for the target of a link or of `navigate`: existing paths with their parameters and search. */
import type { SHOP_ROUTES } from '#web/shop-routes.ts';
import { fillPattern, formatSearch, type Location, parseLocation, type RawSearch } from './address.ts';
import type { ParamsIn, Route } from './route.ts';

type Routes = typeof SHOP_ROUTES;
type RouteOf<File> = File extends () => Promise<{ readonly Route: infer One }> ? One : never;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type SearchOfRoute<One> = One extends Route<string, infer Search, unknown> ? Search : never;

/** The pattern of every address of the shop. */
export type Path = Exclude<keyof Routes, '/$'>;

/** Every route of the shop, including the frame. */
export type ListedRoute = RouteOf<Routes[keyof Routes][number]> | typeof import('#web/routes/_shop.tsx').Route;

/** The search parameters of a path. */
export type SearchOf<To> = To extends Path ? Together<SearchOfRoute<RouteOf<Routes[To][number]>>> : object;

type Params<To> =
  unknown extends ParamsIn<To & string> ? { readonly params?: undefined } : { readonly params: ParamsIn<To & string> };

/** A path with its parameters; `.` is the present path. */
export type Place<To extends Path | '.'> = {
  readonly to: To;
  /** `true` keeps the present search parameters. */
  readonly search?: true | SearchOf<To> | ((current: RawSearch) => SearchOf<To>);
  readonly hash?: string;
} & Params<To>;

export type Manner = {
  /** The address to show instead; a reload or a shared link opens this one. */
  readonly mask?: AnyPlace;
  /** Stored in the history entry, beside the address. */
  readonly state?: Location['state'];
  readonly replace?: boolean;
  /** `false` leaves the scroll position as it is. */
  readonly resetScroll?: boolean;
};

export type Target<To extends Path | '.' = Path | '.'> = Place<To> & Manner;

/** A whole address, from data. */
export type Address = { readonly href: string };

/** A place whose parameters were checked at its call site. */
export type AnyPlace =
  | Address
  | {
      readonly to: Path | '.';
      readonly params?: Readonly<Record<string, string>> | undefined;
      readonly search?: true | object | ((current: RawSearch) => object);
      readonly hash?: string;
    };
export type AnyTarget = AnyPlace & Manner;

/** The address of a place for a guest who is at `current`. */
export function hrefOf(place: AnyPlace, current: Pick<Location, 'pathname' | 'search'>): string {
  if ('href' in place) return place.href;
  const { to, params, search, hash } = place;
  const path = to === '.' ? current.pathname : fillPattern(to, params);
  const behind = typeof search === 'function' ? search(current.search) : search === true ? current.search : search;
  return `${path}${formatSearch({ ...behind })}${hash === undefined ? '' : `#${hash}`}`;
}

/** The location of a target, and the address to show for it. */
export function locate(target: AnyTarget, current: Location): { readonly location: Location; readonly shown: string } {
  const href = hrefOf(target, current);
  return { location: parseLocation(href, target.state), shown: target.mask ? hrefOf(target.mask, current) : href };
}
