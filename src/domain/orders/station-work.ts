/** Which stations of a kitchen have finished their part of an order (docs/decisions/0215). */
import type { Station } from '../menu/station.ts';
import { err, ok, type Result } from '../result.ts';
import { type StagedOrder, stageOf } from './order-stage.ts';
import type { MoveRefusal } from './order-status.ts';

/** The fields of an order that the work of its stations depends on. */
export type StationWork = StagedOrder & {
  /** Ids of the stations that have finished their part. */
  readonly stationsDone: readonly number[];
  readonly items: readonly { readonly station: Station | null }[];
};

export type StationRefusal = MoveRefusal | { readonly code: 'station_has_no_part' };

export type StationPart = Station & { readonly isDone: boolean };

/** The stations that work on an order, in the order of its dishes. Dishes without a station belong to no part. */
export function stationParts({ items, stationsDone }: Pick<StationWork, 'items' | 'stationsDone'>): StationPart[] {
  const stations = new Map(items.flatMap(({ station }) => (station === null ? [] : [[station.id, station]])));
  return [...stations.values()].map((station) => ({ ...station, isDone: stationsDone.includes(station.id) }));
}

/** Whether several stations work on the order and all of them have finished. */
export function isDoneEverywhere(order: Pick<StationWork, 'items' | 'stationsDone'>): boolean {
  const parts = stationParts(order);
  return parts.length > 1 && parts.every(({ isDone }) => isDone);
}

/**
 * Marks a station's part as finished, or as unfinished after a mistaken press. Only while the order is being prepared;
 * `unchanged` when another tablet has already done the same.
 */
export function markStation(
  order: StationWork,
  { stationId, isDone }: { readonly stationId: number; readonly isDone: boolean },
): Result<readonly number[] | 'unchanged', StationRefusal> {
  if (stageOf(order) !== 'preparing') return err({ code: 'already_decided', status: order.status });
  const part = stationParts(order).find(({ id }) => id === stationId);
  if (part === undefined) return err({ code: 'station_has_no_part' });
  if (part.isDone === isDone) return ok('unchanged');
  const others = order.stationsDone.filter((id) => id !== stationId);
  return ok(isDone ? [...others, stationId] : others);
}
