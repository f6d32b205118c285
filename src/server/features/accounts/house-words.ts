import { loadRestaurantContact } from '#server/features/restaurant/restaurant.door.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';

/** What everybody who knows the restaurant would try as a password. */
export async function loadWordsOfTheHouse(services: { readonly snapshots: Snapshots }): Promise<readonly string[]> {
  const { name, city } = await loadRestaurantContact(services);
  return [name, city];
}
