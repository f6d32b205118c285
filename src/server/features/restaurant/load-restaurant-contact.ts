import { formatPhone } from '#domain/text/format-phone.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import type { Restaurant } from './restaurant.repository.ts';
import { restaurantSnapshot } from './restaurant-snapshot.ts';

/** How guests reach the restaurant, for pages and mails. */
export type RestaurantContact = {
  readonly name: string;
  /** As it is dialled. */
  readonly phone: string;
  /** As people read it: `0258 000 100`. */
  readonly phoneText: string;
  readonly email: string;
  /** One line: street, number, city. */
  readonly address: string;
  readonly city: string;
  /** Who sells: what the law wants under every mail. */
  readonly company: Restaurant['company'];
};

export async function loadRestaurantContact({
  snapshots,
}: {
  readonly snapshots: Snapshots;
}): Promise<RestaurantContact> {
  const { restaurant } = await snapshots.read(restaurantSnapshot);
  const { name, phone, email, street, streetNumber, city, company } = restaurant;
  const door = streetNumber === '' ? street : `${street} nr. ${streetNumber}`;
  return {
    name,
    phone,
    phoneText: formatPhone(phone),
    email,
    city,
    company,
    address: [door, city].filter((part) => part !== '').join(', '),
  };
}
