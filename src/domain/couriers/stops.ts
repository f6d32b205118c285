/** The order in which a courier drives to the doors. Pure. */
import type { Instant } from '#domain/time/instant.ts';

export type Stop = {
  readonly orderNumber: number;
  /** As the courier arranged it; null while the usual order holds. */
  readonly position: number | null;
  /** Place of the locality in the owner's list; null for one that left it. */
  readonly zonePosition: number | null;
  readonly dueAt: Instant;
};

/** As the courier arranged them; others behind these, by the owner's list of localities, then by when they are due. */
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

/** The same numbers with one a place earlier or later; as they are where there is no such place. */
export function moveStop(numbers: readonly number[], number: number, by: -1 | 1): readonly number[] {
  const from = numbers.indexOf(number);
  const neighbour = numbers[from + by];
  if (from < 0 || neighbour === undefined) return numbers;
  return numbers.map((one) => (one === number ? neighbour : one === neighbour ? number : one));
}
