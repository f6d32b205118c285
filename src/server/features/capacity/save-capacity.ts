import type { z } from 'zod';
import type { SaveCapacityRequest } from '#contract/capacity/wire.ts';
import type { KitchenSetup } from '#domain/replay/what-if-capacity.ts';
import type { Result } from '#domain/result.ts';
import { type SlotLimit, type SlotScope, stationScope } from '#domain/schedule/capacity.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff, type Words } from '#server/features/changes/index.ts';
import { countOpenOrders, listLimits, replaceLimits } from '#server/features/schedule/index.ts';
import { loadStations } from '#server/features/stations/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import {
  listCategoryPoints,
  listProductPoints,
  listProductStations,
  replaceProductPoints,
  writeCategoryPoints,
} from './work-points.repository.ts';

const SUBJECT = 'capacity';

type Request = z.output<typeof SaveCapacityRequest>;
type Setup = Awaited<ReturnType<typeof loadSetup>>;

export async function loadCapacity(db: Database) {
  // The version is read first, so that a save in between is refused later instead of overwritten.
  const version = await findVersion(db, SUBJECT);
  return { ...(await loadSetup(db)), version };
}

async function loadSetup(db: Database) {
  const limits = await listLimits(db);
  const stations = await loadStations(db);
  return {
    points: mostOf(limits, 'all'),
    deliveries: mostOf(limits, 'delivery'),
    stations: stations.map(({ id, name }) => ({ id, name, most: mostOf(limits, stationScope(id)) })),
    categories: [...(await listCategoryPoints(db))],
    products: [...(await listProductPoints(db))],
  };
}

/**
 * Saves the capacity per quarter of an hour, and the points of portions. Existing orders keep their hours, and are
 * counted from the first limit on. Stations and products deleted meanwhile are left out.
 */
export function saveCapacity(
  services: DbServices,
  request: Request,
  staffId: number,
): Promise<Result<{ readonly version: number }, ChangedMeanwhile>> {
  return saveByStaff(services, { subject: SUBJECT, staffId, version: request.version }, async (tx, save, at) => {
    const before = await loadSetup(tx);
    const after = applyRequest(before, request);
    return save({
      title: 'Capacitatea bucătăriei',
      before: describeSetup(before),
      after: describeSetup(after),
      async write() {
        await replaceLimits(tx, limitsOf(after));
        await writeCategoryPoints(tx, after.categories);
        await replaceProductPoints(
          tx,
          after.products.flatMap(({ id, points }) => (points === null ? [] : [{ id, points }])),
        );
        if (limitsOf(before).length === 0 && limitsOf(after).length > 0) await countOpenOrders(tx, at);
      },
    });
  });
}

/** The kitchen as it is saved, and as the request would have it; saves nothing. */
export async function planCapacity(
  db: Database,
  request: Request,
): Promise<{ readonly saved: KitchenSetup; readonly typed: KitchenSetup }> {
  const before = await loadSetup(db);
  const stations = await listProductStations(db);
  return { saved: kitchenOf(before, stations), typed: kitchenOf(applyRequest(before, request), stations) };
}

function kitchenOf(setup: Setup, stations: ReadonlyMap<number, number>): KitchenSetup {
  const ofCategory = new Map(setup.categories.map(({ id, points }) => [id, points]));
  return {
    limits: limitsOf(setup),
    points: new Map(
      setup.products.map(({ id, categoryId, points }) => [id, points ?? ofCategory.get(categoryId) ?? 1]),
    ),
    stations,
  };
}

function applyRequest(before: Setup, { points, deliveries, stations, categories, exceptions }: Request): Setup {
  return {
    points,
    deliveries,
    stations: before.stations.map((one) => ({
      ...one,
      most: stations?.find(({ id }) => id === one.id)?.most ?? (stations === undefined ? one.most : null),
    })),
    categories: before.categories.map((one) => ({
      ...one,
      points: categories?.find(({ id }) => id === one.id)?.points ?? one.points,
    })),
    products: before.products.map((one) =>
      exceptions === undefined ? one : { ...one, points: exceptions.find(({ id }) => id === one.id)?.points ?? null },
    ),
  };
}

function limitsOf({ points, deliveries, stations }: Setup): readonly SlotLimit[] {
  const limits: readonly (readonly [SlotScope, number | null])[] = [
    ['all', points],
    ['delivery', deliveries],
    ...stations.map(({ id, most }) => [stationScope(id), most] as const),
  ];
  return limits.flatMap(([scope, most]) => (most === null ? [] : [{ scope, most }]));
}

function mostOf(limits: readonly SlotLimit[], scope: SlotScope): number | null {
  return limits.find((limit) => limit.scope === scope)?.most ?? null;
}

function describeSetup({ points, deliveries, stations, categories, products }: Setup): Words {
  const limit = (most: number | null) => (most === null ? 'fără limită' : `cel mult ${most} la 15 minute`);
  return Object.fromEntries([
    ['Puncte', limit(points)],
    ['Livrări', limit(deliveries)],
    ...stations.map(({ name, most }) => [`Secția ${name}`, limit(most)]),
    ...categories.map(({ name, points: each }) => [`Categoria ${name}`, String(each)]),
    ...products.flatMap(({ name, points: own }) => (own === null ? [] : [[name, String(own)]])),
  ]);
}
