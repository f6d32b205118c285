/** What stands beside the due hour of an order on the board. */
import { type BoardLane, type BoardSection, dishesAt, type Placed, type StationView } from '#domain/orders/board.ts';
import { stageOf } from '#domain/orders/order-stage.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { isDoneEverywhere, type StationPart, stationParts } from '#domain/orders/station-work.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { shortDuration } from '#web/panel/orders/order-words.ts';

export type BoardTimes = {
  /**
   * The biggest text of an order: its due hour, or the estimate when none is promised; with the day when it is not
   * today.
   */
  readonly due: string;
  readonly hasDay: boolean;
  /** The time left until then, or how late the order is. */
  readonly left: string;
  /** Why the order stands in this place; '' for an order that should be in preparation. */
  readonly reason: string;
};

/** What of an order its times depend on. */
type TimedOrder = Pick<ListedOrder, 'promisedAt' | 'requestedAt' | 'placedAt' | 'readyAt' | 'leftAt'>;

/** The times of an order on the board, in words. */
export function boardTimes(
  { order, dueAt, beginAt, isLate }: Placed<TimedOrder>,
  lane: BoardLane,
  now: Instant,
): BoardTimes {
  const hasHour = order.promisedAt !== null || order.requestedAt !== null;
  // When the order is late, the delay already tells which day was meant.
  const day = isLate || dateOf(dueAt) === dateOf(now) ? '' : `${describeDay(dueAt, now)}, `;
  const left = Math.floor(Math.abs(dueAt - now) / MINUTE_MS);
  const ahead = left === 0 ? words.now : words.inMinutes(shortDuration(left));
  return {
    due: hasHour ? `${day}${formatHour(dueAt)}` : words.around(formatHour(dueAt)),
    hasDay: hasHour && day !== '',
    left: isLate && left > 0 ? words.late(shortDuration(left)) : ahead,
    // The delay already explains why an order that must be begun stands first.
    reason:
      isLate && (lane === 'new' || lane === 'preparing')
        ? ''
        : reasonOf(order, { beginAt, minutes: Math.round((dueAt - beginAt) / MINUTE_MS) }, lane, now),
  };
}

function reasonOf(
  { placedAt, readyAt, leftAt }: TimedOrder,
  { beginAt, minutes }: { readonly beginAt: Instant; readonly minutes: number },
  lane: BoardLane,
  now: Instant,
): string {
  const since = (at: Instant | null) => shortDuration(Math.max(0, Math.floor((now - (at ?? now)) / MINUTE_MS)));
  switch (lane) {
    case 'new':
      return now - placedAt < MINUTE_MS ? words.justCame : words.waits(since(placedAt));
    case 'ready':
      return words.ready(since(readyAt));
    case 'out':
      return words.left(since(leftAt));
    default:
      return beginAt <= now ? '' : words.begins(formatHour(beginAt), minutes);
  }
}

type Counted = { readonly order: Pick<ListedOrder, 'status'> };

/**
 * The number beside a lane's name. The lane of new orders holds everything that waits for an answer, because a cook must
 * not miss any of it; the menu has a list for each kind, so the two kinds are counted apart here as well.
 */
export function countLane(lane: BoardSection, orders: readonly Counted[]): string {
  const scheduled = lane === 'new' ? orders.filter(({ order }) => order.status === 'SCHEDULED').length : 0;
  const others = orders.length - scheduled;
  return scheduled === 0 ? String(others) : words.withScheduled(others, scheduled);
}

/** Which other stations work on the order, and which have finished; '' when there is nothing to say. */
export function describeStations(order: ListedOrder, view: StationView): string {
  const { elsewhere } = dishesAt(view, order.items);
  if (stageOf(order) !== 'preparing') return elsewhere.length === 0 ? '' : words.stations.elsewhere(elsewhere);
  if (isDoneEverywhere(order)) return words.stations.allDone;
  const others = stationParts(order).filter(({ id }) => id !== view);
  const namesOf = (parts: readonly StationPart[]) => parts.map(({ name }) => name);
  const done = namesOf(others.filter(({ isDone }) => isDone));
  const waiting = namesOf(others.filter(({ isDone }) => !isDone));
  const isBegun = order.stationsDone.length > 0;
  // In the view of all stations, their names are shown only once one of them has finished.
  if (!isBegun) return elsewhere.length === 0 ? '' : words.stations.elsewhere(elsewhere);
  return [
    ...(done.length === 0 ? [] : [words.stations.done(done)]),
    ...(waiting.length === 0 ? [] : [words.stations.waiting(waiting)]),
  ].join(', ');
}

/** What the kitchen calls an order: its kitchen number, or the last digits of the order number until it has one. */
export function callOf({ kitchenNumber, number }: Pick<ListedOrder, 'kitchenNumber' | 'number'>): string {
  return kitchenNumber === null ? words.endsWith(String(number).slice(-4)) : words.called(kitchenNumber);
}

/** The guest's name and where the order goes. */
export function whoOf({ client, place }: Pick<ListedOrder, 'client' | 'place'>): string {
  return [client, place].filter((part) => part !== '').join(', ');
}
