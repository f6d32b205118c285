/**
 * A page of staff is one declaration: address, title, screen, search parameters, place in the navigation. Router,
 * navigation, search, document title and the server's answer are derived from it (docs/decisions/0267).
 */
import type { ReactNode } from 'react';
import type { StaffAccess } from '#domain/accounts/role-rights.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { StaffIcon } from '#web/staff/kit/icon-names.ts';
import type { StaffArea } from '#web/staff/session/staff-areas.ts';

/** The parameters behind the `?`, as the address has them. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** `mealId` of `/admin/menu/$mealId/edit`. */
type ParameterOf<Address extends string> = Address extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Address extends `${string}$${infer Name}`
    ? Name
    : never;

/** What the address of an opened page says. */
export type Place<Address extends string, Search> = {
  readonly params: Readonly<Record<ParameterOf<Address>, string>>;
  readonly search: Search;
};

/** A link of the navigation, and an entry of the search over all pages. */
export type Listing = {
  /** `orders` and `panel-setup` are the tabs of the panel, the others groups of the back office. */
  readonly group: NavigationGroup;
  /** The words of the link; the page's title by default. */
  readonly label?: string;
  /** Beside the link. */
  readonly icon?: StaffIcon;
  /** Other words by which it is found, separated by commas. */
  readonly keywords?: string;
  /** Names of fields and parts of the page, separated by commas: the search shows them as settings. */
  readonly settings?: string;
  /** Settings on a tab of the page. */
  readonly sections?: readonly SettingOnTab[];
  /** Marked as current on its own address only, not on addresses below it. */
  readonly isExact?: true;
  /** A tab of another page: found by the search, but not listed. */
  readonly isFoundOnly?: true;
  /** Where the link is shown to those who may open its page; everywhere by default. */
  readonly shown?: Shown;
  /** Shows the number of orders with this status. */
  readonly count?: OrderStatus;
  /** Shows the number of orders with this status, which wait for staff. */
  readonly waiting?: OrderStatus;
};

/** A named field or part of a page that stands on one of its tabs. */
type SettingOnTab = { readonly label: string; readonly search: Readonly<Record<string, string>> };

export type NavigationGroup = OfficeGroupName | 'orders' | 'panel-setup';

/** `ordering` is how orders and tables are taken; `restaurant` is what is told of the restaurant; `account` is who works here. */
export type OfficeGroupName =
  | 'top'
  | 'ordering'
  | 'menu'
  | 'marketing'
  | 'guests'
  | 'reports'
  | 'restaurant'
  | 'account';

/** `persons`: not part of the panel's work, hidden on an enrolled tablet. `couriers`: only in restaurants with couriers. */
type Shown = 'persons' | 'couriers';

/** Every page is listed, or says how it is reached instead. */
type Reached = { readonly listed: Listing } | { readonly reachedFrom: string };

type Declared<Address extends string, Search> = {
  readonly address: Address;
  /** Of the browser's tab, before the name of the program. */
  readonly title: string;
  /** The name of the program is left out of the tab: the page is guests' too. */
  readonly hasBrand?: false;
  /** Whom it lets in; without it what pages of its area need (`staff-areas.ts`). */
  readonly access?: StaffAccess;
  /** Reads the search parameters; what it leaves out counts as not given. Without it there are none. */
  readonly search?: (given: RawSearch) => Search;
} & Reached;

type Screen<Props> = (props: Props) => ReactNode;

/** A page for those who derive something from it: its screen is checked where the page is declared. */
export type Page<Address extends string = string, Search extends object = object> = {
  readonly address: Address;
  readonly title: string;
  readonly hasBrand?: false;
  readonly access: StaffAccess | undefined;
  readonly search: ((given: RawSearch) => Search) | undefined;
  readonly listed: Listing | undefined;
  readonly reachedFrom: string | undefined;
} & Drawn;

/** A lazy screen: the name of a component in a file. */
type Drawn = {
  readonly file: () => Promise<object>;
  readonly screen: string;
  readonly props: ((place: never) => object) | undefined;
};

/** Declares a page whose screen needs the address only. */
export function definePage<const Address extends string, Name extends string, Search extends object = object>(
  page: Declared<Address, Search> & {
    readonly file: () => Promise<Readonly<Record<Name, Screen<Place<Address, Search>>>>>;
    readonly screen: Name;
  },
): Page<Address, Search>;
/** Declares a page whose screen gets `props` of the address. */
export function definePage<
  const Address extends string,
  Name extends string,
  const Props extends object,
  Search extends object = object,
>(
  page: Declared<Address, Search> & {
    readonly file: () => Promise<Readonly<Record<Name, Screen<Props>>>>;
    readonly screen: Name;
    readonly props: (place: Place<Address, Search>) => Props;
  },
): Page<Address, Search>;
export function definePage(page: Declared<string, object> & Omit<Drawn, 'props'> & Partial<Drawn>): Page {
  return { access: undefined, search: undefined, listed: undefined, reachedFrom: undefined, props: undefined, ...page };
}

/** The frame around every page whose address begins with its own. */
export type Frame = {
  readonly address: string;
  readonly title: string;
  /** Whom it lets in; everyone by default. */
  readonly area?: StaffArea;
} & Drawn;

export function defineFrame<Name extends string>(
  frame: Pick<Frame, 'address' | 'title' | 'area'> & {
    readonly file: () => Promise<Readonly<Record<Name, Screen<{ readonly children: ReactNode }>>>>;
    readonly screen: Name;
  },
): Frame {
  return { props: undefined, ...frame };
}

/** A link in the navigation of an area to a page of another one. */
export type Way = {
  readonly to: string;
  readonly hash?: string;
  /** The shop has another router: it is loaded as a new document. */
  readonly isOutside?: true;
  /** Ends what the device is signed in as: an enrolled tablet asks first. */
  readonly isEnd?: true;
  readonly listed: Listing & { readonly label: string };
};

export const defineWay = (way: Way): Way => way;

export type Declaration = Page | Way;
