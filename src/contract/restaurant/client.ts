/** The restaurant's public facts for guests and panels, as domain values. */

import { onceFor } from '#domain/once-for.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import type { Api } from '../client.ts';
import { getRestaurant } from './calls.ts';
import { restaurantFromWire } from './codec.ts';

const decodeRestaurant = onceFor(restaurantFromWire);

export async function fetchRestaurant(api: Api, signal?: AbortSignal): Promise<ShownRestaurant> {
  return decodeRestaurant(await api(getRestaurant, signal && { signal }));
}
