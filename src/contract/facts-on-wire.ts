/** The facts of a sentence on the wire and back: amounts are lei there (readings 1), everything else stays. */
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { readLei } from './values/convert.ts';

/** The facts of these names are amounts (`error-entry.ts`). */
const AMOUNTS = ['minimum', 'maximum', 'missing', 'total'];

type Fact = string | number | boolean | null;
type Facts = Record<string, Fact>;

export function factsToWire(facts: object): Facts {
  return convertAmounts(facts, (amount) => leiFromBani(amount as Bani));
}

export function factsFromWire(facts: Facts): Facts {
  return convertAmounts(facts, readLei);
}

function convertAmounts(facts: object, convert: (amount: number) => number): Facts {
  // Every fact of a sentence is one of these.
  const known = Object.entries<Fact>(facts as Facts);
  return Object.fromEntries(
    known.map(([name, fact]) => [name, AMOUNTS.includes(name) ? convert(fact as number) : fact]),
  );
}
