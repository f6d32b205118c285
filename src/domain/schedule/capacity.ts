/**
 * What the kitchen can hold: work is counted by the quarter of an hour that an order is promised for (docs/decisions/0200). A
 * schedule without capacity takes any number of orders.
 */
import { type Instant, instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import type { OrderedService } from './schedule.ts';

/** Quarters of an hour: moments offered are this far apart, counted from midnight, and work is counted by them. */
export const SLOT_MINUTES = 15;

type StationScope = `station:${number}`;
/** What is counted: the work of the whole kitchen, the deliveries that leave, the work of one station. */
export type SlotScope = 'all' | 'delivery' | StationScope;

export function stationScope(stationId: number): StationScope {
  return `station:${stationId}`;
}

/** The station whose work is counted; null for what is counted of the whole kitchen. */
export function stationOfScope(scope: SlotScope): number | null {
  return scope === 'all' || scope === 'delivery' ? null : Number(scope.slice('station:'.length));
}

export function parseSlotScope(text: string): SlotScope | null {
  if (text === 'all' || text === 'delivery') return text;
  return /^station:\d+$/.test(text) ? stationScope(Number(text.slice('station:'.length))) : null;
}

/** What an order takes of a quarter; what is not named, it does not need. */
export type Work = Readonly<Partial<Record<SlotScope, number>>>;

/** No kitchen does more points in a quarter of an hour. */
export const MOST_OF_SLOT = 1_000;
/** No portion is more work. */
export const MOST_POINTS = 100;

/** What a quarter may hold at most of what is counted. */
export type SlotLimit = { readonly scope: SlotScope; readonly most: number };

/** What orders took of a quarter. */
export type SlotLoad = { readonly at: Instant; readonly scope: SlotScope; readonly taken: number };

/** What is left of a quarter that orders took from. */
export type SlotLeft = { readonly at: Instant; readonly scope: SlotScope; readonly left: number };

export type Capacity = {
  /** Quarters that are not listed are empty. */
  readonly left: readonly SlotLeft[];
  /** Quarters that staff closed. */
  readonly closed: readonly Instant[];
};

/** The beginning of the quarter that a moment lies in. */
export function slotOf(at: Instant): Instant {
  return instant(Math.floor(at / SLOT_MS) * SLOT_MS);
}
const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/** The work of pieces that make so many points. */
export function workOf(points: number, service: OrderedService): Work {
  return service === 'delivery' ? { all: points, delivery: 1 } : { all: points };
}

/** What is left under the limits. */
export function leftOf(limits: readonly SlotLimit[], loads: readonly SlotLoad[]): readonly SlotLeft[] {
  return loads.flatMap(({ at, scope, taken }) => {
    const limit = limits.find((one) => one.scope === scope);
    return limit === undefined || taken === 0 ? [] : [{ at, scope, left: Math.max(0, limit.most - taken) }];
  });
}

/**
 * Whether the quarter of a moment has room for the work. An empty quarter takes any order, so that one larger than the limit can
 * be had at all; an order without work, such as one of drinks, fits into a full one.
 */
export function hasRoom({ left, closed }: Capacity, at: Instant, work: Work): boolean {
  const slot = slotOf(at);
  if (closed.includes(slot)) return false;
  return left.every((one) => {
    const amount = one.at === slot ? (work[one.scope] ?? 0) : 0;
    return amount === 0 || amount <= one.left;
  });
}

/** The first moment from `from` on, no later than `until`, whose quarter has room; null for none. */
export function findRoom(
  capacity: Capacity,
  { from, until, work }: { readonly from: Instant; readonly until: Instant; readonly work: Work },
): Instant | null {
  for (let at = from; at <= until; at = plusMinutes(slotOf(at), SLOT_MINUTES)) {
    if (hasRoom(capacity, at, work)) return at;
  }
  return null;
}
