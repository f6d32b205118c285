/** The restaurant's row for other features, and the switches that they set in it. */

import type { Restaurant, RestaurantPicture } from '#domain/restaurant/restaurant.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { formatStreet } from '#domain/text/format-street.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { SnapshotKind, Snapshots } from '#server/platform/snapshots.ts';
import { listRestaurantPictures, loadRestaurant, updateRestaurant } from './restaurant.repository.ts';

/** Everything that the restaurant's forms save. */
export function loadRestaurantFacts(db: Database): Promise<Restaurant> {
  return loadRestaurant(db);
}

export function loadRestaurantPictures(db: Database): Promise<readonly RestaurantPicture[]> {
  return listRestaurantPictures(db);
}

/** Switches of the whole restaurant, and settings with a start day. */
export type RestaurantSwitches = {
  /** Open at every hour of every day; the weekly hours are kept. */
  readonly isOpenAroundTheClock: boolean;
  /** Guests may order at a table (readings 33). */
  readonly isDineInEnabled: boolean;
  /** From this day guests may bring their own container. */
  readonly ownContainerFrom: LocalDate;
};

/** Sets the named switches, also before the restaurant has a name. */
export async function switchRestaurant(tx: Tx, switches: Partial<RestaurantSwitches>): Promise<void> {
  const { isOpenAroundTheClock, isDineInEnabled, ownContainerFrom } = switches;
  await updateRestaurant(tx, {
    ...(isOpenAroundTheClock === undefined ? {} : { is_open_around_the_clock: isOpenAroundTheClock }),
    ...(isDineInEnabled === undefined ? {} : { dine_in_enabled: isDineInEnabled }),
    ...(ownContainerFrom === undefined ? {} : { own_container_from: ownContainerFrom }),
  });
}

/** The restaurant's contact data, for pages and mails. */
export type RestaurantContact = {
  readonly name: string;
  /** For `tel:` links. */
  readonly phone: string;
  /** For display: `0258 000 100`. */
  readonly phoneText: string;
  readonly email: string;
  /** One line: street, number, city. */
  readonly address: string;
  readonly city: string;
  /** The seller's details, legally required in every mail. */
  readonly company: Restaurant['company'];
};

type ContactServices = { readonly snapshots: Snapshots };

const restaurantSnapshot: SnapshotKind<Restaurant> = {
  name: 'restaurant',
  topics: ['restaurant'],
  load: loadRestaurant,
};

export async function loadRestaurantContact({ snapshots }: ContactServices): Promise<RestaurantContact> {
  const restaurant = await snapshots.read(restaurantSnapshot);
  const { name, phone, email, city, company } = restaurant;
  return {
    name,
    phone,
    phoneText: formatPhone(phone),
    email,
    city,
    company,
    address: [formatStreet(restaurant), city].filter((part) => part !== '').join(', '),
  };
}
