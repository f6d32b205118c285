import { KEPT_DAYS, type KeptPromises, measureKept } from '#domain/orders/kept-promises.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { DbServices } from '#server/platform/database.ts';
import { listPromises } from '../answered-orders.repository.ts';

/** How often recent promises were kept, for the administrator. Open orders are ignored. */
export async function loadKeptPromises({ db, clock }: DbServices): Promise<KeptPromises> {
  const now = clock();
  const promises = await listPromises(db, plusMinutes(now, -KEPT_DAYS * MINUTES_PER_DAY));
  return measureKept(promises.filter(({ promisedAt }) => promisedAt < now));
}
