/** What guests and panels read of the restaurant, as domain values. */
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import type { Api } from '../client.ts';
import { restaurantFromWire } from './codec.ts';

export async function fetchRestaurant(api: Api, signal?: AbortSignal): Promise<ShownRestaurant> {
  return restaurantFromWire(await api('getRestaurant', signal && { signal }));
}
