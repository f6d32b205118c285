/**
 * Public addresses of the shop that are used elsewhere for years: on the restaurant's own site, in its profiles, in
 * print. They must not change; the office, the structured data for search engines and the move from another system read
 * them here.
 */
import { entriesOf } from '#domain/keys-of.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { parseTableName } from '#domain/orders/table-name.ts';

export const MENU_PATH = '/meniu';
export const BOOKING_PATH = '/rezervare';

export function productPath(id: number): string {
  return `${MENU_PATH}/${id}`;
}

export function bundlePath(id: number): string {
  return `${MENU_PATH}/promotii/${id}`;
}

/** `?serviciu=`: preselects the method at the checkout. */
const WAY_WORDS: Readonly<Record<DeliveryMethod, string>> = {
  DELIVERY: 'livrare',
  PICKUP: 'ridicare',
  RESTAURANT: 'restaurant',
};

export function orderPath(method: DeliveryMethod): string {
  return `/comanda?serviciu=${WAY_WORDS[method]}`;
}

/** Path of the menu for guests at this table. */
export function tablePath(table: string): string {
  return `${orderPath('RESTAURANT')}&masa=${encodeURIComponent(table)}`;
}

export type NamedWay = { readonly method: DeliveryMethod /** '' for none. */; readonly table: string };

/** The method named in an address; null for none. */
export function parseNamedWay({
  serviciu,
  masa,
}: Readonly<Partial<Record<'serviciu' | 'masa', unknown>>>): NamedWay | null {
  // The keys of the literal table are the methods.
  const ways = entriesOf(WAY_WORDS);
  const [method] = ways.find(([, word]) => word === serviciu) ?? [];
  if (method === undefined) return null;
  const table = typeof masa === 'string' ? parseTableName(masa) : null;
  return { method, table: (method === 'RESTAURANT' ? table : null) ?? '' };
}

/** The offers of the restaurant that addresses depend on. */
export type OfferedWays = {
  readonly delivers: boolean;
  readonly isPickedUp: boolean;
  readonly isDineInOn: boolean;
  readonly takesBookings: boolean;
};

/** Places outside of the shop where one of its addresses is published. */
export const PUBLIC_PLACES = [
  'site_button',
  'site_booking',
  'google_delivery',
  'google_pickup',
  'google_menu',
  'google_booking',
  'facebook',
  'poster',
] as const;
export type PublicPlace = (typeof PUBLIC_PLACES)[number];

export type PublicLink = { readonly place: PublicPlace; readonly path: string };

/** Every public link, in the recommended order of changing them; only for what the restaurant offers. */
export function listPublicLinks({ delivers, isPickedUp, takesBookings }: OfferedWays): readonly PublicLink[] {
  const all: readonly (PublicLink | false)[] = [
    { place: 'site_button', path: MENU_PATH },
    takesBookings && { place: 'site_booking', path: BOOKING_PATH },
    delivers && { place: 'google_delivery', path: orderPath('DELIVERY') },
    isPickedUp && { place: 'google_pickup', path: orderPath('PICKUP') },
    { place: 'google_menu', path: MENU_PATH },
    takesBookings && { place: 'google_booking', path: BOOKING_PATH },
    { place: 'facebook', path: MENU_PATH },
    { place: 'poster', path: MENU_PATH },
  ];
  return all.filter((link) => link !== false);
}
