/**
 * The addresses of the shop that stand elsewhere for years: on the restaurant's own site, in its profiles, on paper. They stay what
 * they are; the office, the markup for search engines and the move from another system read them here.
 */
import { entriesOf } from '#domain/keys-of.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';

export const MENU_PATH = '/meniu';
export const BOOKING_PATH = '/rezervare';

/** `?serviciu=`: the way that the address has chosen for the checkout. */
const WAY_WORDS: Readonly<Record<DeliveryMethod, string>> = {
  DELIVERY: 'livrare',
  PICKUP: 'ridicare',
  RESTAURANT: 'restaurant',
};
const TABLE_MAX_LENGTH = 20;

export function orderPath(method: DeliveryMethod): string {
  return `/comanda?serviciu=${WAY_WORDS[method]}`;
}

/** The menu for a guest who sits at this table. */
export function tablePath(table: string): string {
  return `${orderPath('RESTAURANT')}&masa=${encodeURIComponent(table)}`;
}

export type NamedWay = { readonly method: DeliveryMethod /** '' for none. */; readonly table: string };

/** The way that an address names; null where it names none. */
export function parseNamedWay({
  serviciu,
  masa,
}: Readonly<Partial<Record<'serviciu' | 'masa', unknown>>>): NamedWay | null {
  // The table's keys are the ways.
  const ways = entriesOf(WAY_WORDS);
  const [method] = ways.find(([, word]) => word === serviciu) ?? [];
  if (method === undefined) return null;
  const table = typeof masa === 'string' ? masa.trim() : '';
  return { method, table: method === 'RESTAURANT' && table.length <= TABLE_MAX_LENGTH ? table : '' };
}

/** What the restaurant offers, as far as addresses depend on it. */
export type OfferedWays = {
  readonly delivers: boolean;
  readonly isPickedUp: boolean;
  readonly isDineInOn: boolean;
  readonly takesBookings: boolean;
};

/** Where an address of the shop stands outside of it. */
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

/** Every link that the restaurant gives out, in the order in which it is worth turning them; only those of what it offers. */
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
