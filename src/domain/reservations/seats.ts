/** How many people are seated at the same time, and whether more can be. */
import { type Instant, plusMinutes } from '#domain/time/instant.ts';

/** A party from its arrival for the usual stay. */
export type Party = { readonly from: Instant; readonly people: number };

/**
 * The most people seated at one moment during the stay of a party that comes at `from`. A party that leaves at the
 * minute another comes does not overlap with it. Counted over the whole stay, because a table free at seven is useless
 * when the next party has it from eight.
 */
export function mostPeopleDuring(from: Instant, parties: readonly Party[], stayMinutes: number): number {
  const until = plusMinutes(from, stayMinutes);
  const present = parties.filter((party) => party.from < until && plusMinutes(party.from, stayMinutes) > from);
  // The number only grows at arrivals, so only these moments are checked.
  const arrivals = [from, ...present.map((party) => party.from).filter((at) => at > from)];
  return Math.max(
    ...arrivals.map((at) =>
      present
        .filter((party) => party.from <= at && at < plusMinutes(party.from, stayMinutes))
        .reduce((people, party) => people + party.people, 0),
    ),
  );
}

/** Seats left for one more party; null where seats are not counted, never below 0. */
export function seatsLeft(
  from: Instant,
  parties: readonly Party[],
  { seats, stayMinutes }: { readonly seats: number | null; readonly stayMinutes: number },
): number | null {
  return seats === null ? null : Math.max(0, seats - mostPeopleDuring(from, parties, stayMinutes));
}
