/**
 * Kitchen capacity: work is counted per quarter of an hour, by the promised moment of each order (docs/decisions/0200).
 * A schedule without capacity takes any number of orders.
 */
import { type Instant, instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import type { OrderedService } from './schedule.ts';

/**
 * Quarters of an hour: offered moments are this far apart, counted from midnight, and capacity is counted per quarter.
 */
export const SLOT_MINUTES = 15;

type StationScope = `station:${number}`;
/** The scopes of a limit: the work of the whole kitchen, departing deliveries, the work of one station. */
export type SlotScope = 'all' | 'delivery' | StationScope;

export function stationScope(stationId: number): StationScope {
  return `station:${stationId}`;
}

/** The station of a scope; null for scopes of the whole kitchen. */
export function stationOfScope(scope: SlotScope): number | null {
  return scope === 'all' || scope === 'delivery' ? null : Number(scope.slice('station:'.length));
}

export function parseSlotScope(text: string): SlotScope | null {
  if (text === 'all' || text === 'delivery') return text;
  return /^station:\d+$/.test(text) ? stationScope(Number(text.slice('station:'.length))) : null;
}

/** The capacity that an order uses by scope; a missing scope means none. */
export type Work = Readonly<Partial<Record<SlotScope, number>>>;

/** Upper bound for the points of a quarter of an hour. */
export const MOST_OF_SLOT = 1_000;
/** Upper bound for the points of one portion. */
export const MOST_POINTS = 100;

/** The maximum of a scope in one quarter. */
export type SlotLimit = { readonly scope: SlotScope; readonly most: number };

/** The capacity that orders used of a scope in one quarter. */
export type SlotLoad = { readonly at: Instant; readonly scope: SlotScope; readonly taken: number };

/** The capacity left of a scope in a quarter with orders. */
export type SlotLeft = { readonly at: Instant; readonly scope: SlotScope; readonly left: number };

export type Capacity = {
  /** Quarters that are not listed are completely free. */
  readonly left: readonly SlotLeft[];
  /** Quarters closed by staff. */
  readonly closed: readonly Instant[];
};

/** The beginning of the quarter that a moment lies in. */
export function slotOf(at: Instant): Instant {
  return instant(Math.floor(at / SLOT_MS) * SLOT_MS);
}
const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/** The work of pieces with this number of points. */
export function workOf(points: number, service: OrderedService): Work {
  return service === 'delivery' ? { all: points, delivery: 1 } : { all: points };
}

/** The remaining capacity after subtracting loads from limits. */
export function leftOf(limits: readonly SlotLimit[], loads: readonly SlotLoad[]): readonly SlotLeft[] {
  return loads.flatMap(({ at, scope, taken }) => {
    const limit = limits.find((one) => one.scope === scope);
    return limit === undefined || taken === 0 ? [] : [{ at, scope, left: Math.max(0, limit.most - taken) }];
  });
}

/**
 * Whether the quarter of a moment has capacity for the work. An empty quarter takes any order, so that an order above
 * the limit is possible at all; an order without work, such as one of drinks, fits into a full quarter.
 */
export function hasRoom({ left, closed }: Capacity, at: Instant, work: Work): boolean {
  const slot = slotOf(at);
  if (closed.includes(slot)) return false;
  return left.every((one) => {
    const amount = one.at === slot ? (work[one.scope] ?? 0) : 0;
    return amount === 0 || amount <= one.left;
  });
}

/** The first moment from `from` to `until` whose quarter has capacity; null for none. */
export function findRoom(
  capacity: Capacity,
  { from, until, work }: { readonly from: Instant; readonly until: Instant; readonly work: Work },
): Instant | null {
  for (let at = from; at <= until; at = plusMinutes(slotOf(at), SLOT_MINUTES)) {
    if (hasRoom(capacity, at, work)) return at;
  }
  return null;
}
