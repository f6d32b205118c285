/** Where a link or a call of `navigate` leads, in types: paths that exist, with their values and their search. */
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

/** Every route of the shop, the frame included. */
export type ListedRoute = RouteOf<Routes[keyof Routes][number]> | typeof import('#web/routes/_shop.tsx').Route;

/** What may stand behind the `?` of a path. */
export type SearchOf<To> = To extends Path ? Together<SearchOfRoute<RouteOf<Routes[To][number]>>> : object;

type Params<To> =
  unknown extends ParamsIn<To & string> ? { readonly params?: undefined } : { readonly params: ParamsIn<To & string> };

/** A path with its values; `.` is where the guest is. */
export type Place<To extends Path | '.'> = {
  readonly to: To;
  /** `true` keeps what stands behind the `?`. */
  readonly search?: true | SearchOf<To> | ((current: RawSearch) => SearchOf<To>);
  readonly hash?: string;
} & Params<To>;

export type Manner = {
  /** The address that is shown instead, and that a reload or a shared link opens. */
  readonly mask?: AnyPlace;
  /** For the browser's history, beside the address. */
  readonly state?: Location['state'];
  readonly replace?: boolean;
  /** `false` leaves the scroll position as it is. */
  readonly resetScroll?: boolean;
};

export type Target<To extends Path | '.' = Path | '.'> = Place<To> & Manner;

/** A whole address, as data brings it along. */
export type Address = { readonly href: string };

/** A place whose values were checked where it was written. */
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

/** Where a target leads, and the address that is shown for it. */
export function locate(target: AnyTarget, current: Location): { readonly location: Location; readonly shown: string } {
  const href = hrefOf(target, current);
  return { location: parseLocation(href, target.state), shown: target.mask ? hrefOf(target.mask, current) : href };
}
