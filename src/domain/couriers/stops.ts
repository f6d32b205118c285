/** The order of a courier's stops. Pure. */
import type { Instant } from '#domain/time/instant.ts';

export type Stop = {
  readonly orderNumber: number;
  /** Position set by the courier; null for the default order. */
  readonly position: number | null;
  /** Position of the locality in the owner's list; null when it is not on the list any more. */
  readonly zonePosition: number | null;
  readonly dueAt: Instant;
};

/** Stops arranged by the courier first, then the others by the owner's list of localities, then by due moment. */
export function sortStops<Each extends Stop>(stops: readonly Each[]): readonly Each[] {
  const rank = (place: number | null) => place ?? Number.MAX_SAFE_INTEGER;
  return stops.toSorted(
    (one, other) =>
      rank(one.position) - rank(other.position) ||
      rank(one.zonePosition) - rank(other.zonePosition) ||
      one.dueAt - other.dueAt ||
      one.orderNumber - other.orderNumber,
  );
}

/** The same numbers with one moved one position earlier or later; unchanged at the ends. */
export function moveStop(numbers: readonly number[], number: number, by: -1 | 1): readonly number[] {
  const from = numbers.indexOf(number);
  const neighbour = numbers[from + by];
  if (from < 0 || neighbour === undefined) return numbers;
  return numbers.map((one) => (one === number ? neighbour : one === neighbour ? number : one));
}
