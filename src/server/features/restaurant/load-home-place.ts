import type { Database } from '#server/platform/database.ts';
import { loadRestaurant } from './restaurant.repository.ts';

/** Where the restaurant stands: its own city begins with other delivery terms than the others (readings 2). */
export async function loadHomePlace(db: Database): Promise<{ readonly city: string; readonly county: string }> {
  const { city, county } = await loadRestaurant(db);
  return { city, county };
}
