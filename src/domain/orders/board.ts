/**
 * Decides which open order the kitchen works on next (docs/decisions/0198). Pure: takes orders, minutes and the present
 * moment, returns lanes.
 */

import type { Station } from '#domain/menu/station.ts';
import { isRehearsalNumber } from '#domain/rehearsal/rehearsal.ts';
import { type Instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { handoverMoment, type OrderMoments } from './order-moments.ts';
import { type StagedOrder, stageOf } from './order-stage.ts';
import { isUnhandled } from './order-status.ts';

export const BOARD_LANES = ['new', 'preparing', 'ready', 'out', 'later'] as const;
export type BoardLane = (typeof BOARD_LANES)[number];

export type BoardOrder = StagedOrder &
  OrderMoments & { readonly number: number; readonly placedAt: Instant; readonly toldAt: Instant | null };

export type Placed<Order> = {
  readonly order: Order;
  /** Handover moment: promised, else requested, else told the guest, else the usual one of an order placed then. */
  readonly dueAt: Instant;
  /** Latest moment to begin so that the order is ready in time. */
  readonly beginAt: Instant;
  readonly isLate: boolean;
};

/** Accepted orders that need not be begun within this time have a lane of their own. */
const LATER_MINUTES = 60;

/**
 * Sorts open orders into lanes. Late orders come first, the latest of them before the others. Waiting and prepared
 * orders are sorted by when they must be begun: due moment minus preparation and delivery time. Ready orders and those
 * on their way are sorted by due moment. Ended orders are left out.
 *
 * @param minutesOf minutes such an order takes from the stove to the guest
 */
export function arrangeBoard<Order extends BoardOrder>(
  orders: readonly Order[],
  now: Instant,
  minutesOf: (order: Order) => number,
): Readonly<Record<BoardLane, readonly Placed<Order>[]>> {
  const lanes: Record<BoardLane, Placed<Order>[]> = { new: [], preparing: [], ready: [], out: [], later: [] };
  for (const order of orders) {
    const { placed, lane } = placeOrder(order, now, minutesOf(order));
    if (lane !== null) lanes[lane].push(placed);
  }
  for (const lane of BOARD_LANES) lanes[lane].sort(lane === 'ready' || lane === 'out' ? byDue : byBegin);
  return lanes;
}

/** When an order is due, and in which lane it stands; none once it has ended. */
export function placeOrder<Order extends BoardOrder>(
  order: Order,
  now: Instant,
  minutes: number,
): { readonly placed: Placed<Order>; readonly lane: BoardLane | null } {
  const dueAt = handoverMoment(order) ?? order.toldAt ?? plusMinutes(order.placedAt, minutes);
  const placed = { order, dueAt, beginAt: plusMinutes(dueAt, -minutes), isLate: dueAt < now };
  return { placed, lane: laneOf(placed, now) };
}

function laneOf({ order, beginAt }: Placed<BoardOrder>, now: Instant): BoardLane | null {
  if (isUnhandled(order.status)) return 'new';
  const stage = stageOf(order);
  return stage === 'preparing' && beginAt - now > LATER_MINUTES * MINUTE_MS ? 'later' : stage;
}

type Rank = (one: Placed<BoardOrder>, other: Placed<BoardOrder>) => number;

const byDue: Rank = (one, other) => one.dueAt - other.dueAt || one.order.number - other.order.number;

const byBegin: Rank = (one, other) => {
  const [isRehearsed, isOtherRehearsed] = [one, other].map(({ order }) => isRehearsalNumber(order.number));
  if (isRehearsed !== isOtherRehearsed) return isRehearsed ? 1 : -1;
  if (one.isLate !== other.isLate) return one.isLate ? -1 : 1;
  return (one.isLate ? 0 : one.beginAt - other.beginAt) || byDue(one, other);
};

/** A part of the board with a heading: a lane, or in a list what is late of several lanes. */
export type BoardSection = BoardLane | 'late';

export type SectionOrder<Order> = { readonly placed: Placed<Order>; readonly lane: BoardLane };

/** Lanes whose late orders stand together in a list, before the others. */
const LATE_LANES: readonly BoardLane[] = ['preparing', 'ready', 'out'];

/**
 * The board from its top to its end. In columns every lane begins at the top, with its late orders first. In a list the
 * lanes lie below each other: what is late of them follows right after what waits for an answer.
 */
export function arrangeSections<Order>(
  lanes: Readonly<Record<BoardLane, readonly Placed<Order>[]>>,
  look: 'columns' | 'list',
): readonly { readonly section: BoardSection; readonly orders: readonly SectionOrder<Order>[] }[] {
  const listed = BOARD_LANES.map((lane) => ({
    section: lane as BoardSection,
    orders: lanes[lane].map((placed) => ({ placed, lane })),
  }));
  if (look === 'columns') return listed;
  const isLate = ({ placed, lane }: SectionOrder<Order>) => placed.isLate && LATE_LANES.includes(lane);
  const late = { section: 'late' as const, orders: listed.flatMap(({ orders }) => orders.filter(isLate)) };
  const others = listed.map(({ section, orders }) => ({ section, orders: orders.filter((one) => !isLate(one)) }));
  return [...others.slice(0, 1), late, ...others.slice(1)];
}

/** The numbers that should be shown, in the places where they stand already; those that came since are last. */
export function sortByPlaces(before: readonly number[], wanted: readonly number[]): readonly number[] {
  const [known, present] = [new Set(before), new Set(wanted)];
  return [...before.filter((number) => present.has(number)), ...wanted.filter((number) => !known.has(number))];
}

/** The fields of a dish that sums need. */
type SummedDish = { readonly productName: string; readonly sizeLabel: string; readonly quantity: number };

export type DishSum<Order> = SummedDish & {
  /** The orders that contain it, in the given order. */
  readonly orders: readonly { readonly order: Order; readonly quantity: number }[];
};

/**
 * How many of each dish to make and for which orders, the most first, so that a cook can prepare equal dishes together.
 */
export function sumDishes<Order extends { readonly items: readonly SummedDish[] }>(
  orders: readonly Order[],
): readonly DishSum<Order>[] {
  const sums = new Map<string, DishSum<Order>>();
  for (const order of orders) {
    for (const { productName, sizeLabel, quantity } of order.items) {
      const key = `${productName}\n${sizeLabel}`;
      const known = sums.get(key);
      const others = known?.orders.filter((one) => one.order !== order) ?? [];
      const before = known?.orders.find((one) => one.order === order)?.quantity ?? 0;
      sums.set(key, {
        productName,
        sizeLabel,
        quantity: quantity + (known?.quantity ?? 0),
        orders: [...others, { order, quantity: quantity + before }],
      });
    }
  }
  return [...sums.values()].sort((one, other) => other.quantity - one.quantity);
}

/** What one cook sees: everything, one station, or the dishes without a station. */
export type StationView = 'all' | 'none' | number;

/** The dishes of an order that one view makes, and the names of the other stations that work on it. */
export function dishesAt<Dish extends { readonly station: Station | null }>(
  view: StationView,
  items: readonly Dish[],
): { readonly here: readonly Dish[]; readonly elsewhere: readonly string[] } {
  if (view === 'all') return { here: items, elsewhere: [] };
  const isHere = ({ station }: Dish) => (station?.id ?? 'none') === view;
  const names = items.flatMap((dish) => (isHere(dish) || dish.station === null ? [] : [dish.station.name]));
  return { here: items.filter(isHere), elsewhere: [...new Set(names)] };
}
