import type { Api } from '#contract/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';

/** Coordinates of the restaurant; null until the owner has entered them. */
export type ContactPage = { readonly place: { readonly latitude: number; readonly longitude: number } | null };

export async function loadContactPage(api: Api): Promise<ContactPage> {
  const { latitude, longitude } = await fetchRestaurant(api);
  return { place: latitude === null || longitude === null ? null : { latitude, longitude } };
}
