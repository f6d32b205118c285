import type { z } from 'zod';
import type { SaveCapacityRequest } from '#contract/restaurant/capacity.ts';
import type { Result } from '#domain/result.ts';
import type { SlotLimit, SlotScope } from '#domain/schedule/capacity.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff, type Words } from '#server/features/changes/changes.door.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { listLimits, replaceLimits } from './capacity.repository.ts';

const SUBJECT = 'capacity';

type Request = z.output<typeof SaveCapacityRequest>;

export async function loadCapacityWithVersion(db: Database) {
  // First, so that a save in between is refused later rather than written over.
  const version = await findVersion(db, SUBJECT);
  const limits = await listLimits(db);
  return { points: mostOf(limits, 'all'), deliveries: mostOf(limits, 'delivery'), version };
}

/** Saves how much the kitchen takes on in a quarter of an hour. Orders that are placed already keep their hours. */
export function saveCapacity(
  services: DbServices,
  { points, deliveries, version }: Request,
  staffId: number,
): Promise<Result<{ readonly version: number }, ChangedMeanwhile>> {
  const limits = [
    ...(points === null ? [] : [{ scope: 'all', most: points } as const]),
    ...(deliveries === null ? [] : [{ scope: 'delivery', most: deliveries } as const]),
  ];
  return saveByStaff(services, { subject: SUBJECT, staffId, version }, async (tx, save) =>
    save({
      title: 'Capacitatea bucătăriei',
      before: describeLimits(await listLimits(tx)),
      after: describeLimits(limits),
      write: () => replaceLimits(tx, limits),
    }),
  );
}

function mostOf(limits: readonly SlotLimit[], scope: SlotScope): number | null {
  return limits.find((limit) => limit.scope === scope)?.most ?? null;
}

function describeLimits(limits: readonly SlotLimit[]): Words {
  const inWords = (most: number | null) => (most === null ? 'fără limită' : `cel mult ${most} la 15 minute`);
  return { Puncte: inWords(mostOf(limits, 'all')), Livrări: inWords(mostOf(limits, 'delivery')) };
}
