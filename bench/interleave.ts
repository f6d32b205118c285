import { median } from './median.ts';

/**
 * Measures several sides alternately, so that other load on the machine affects all of them, and returns each side's
 * median. The order alternates as well, because the second one runs warmer.
 */
export async function interleave<Side extends string>(
  sides: Readonly<Record<Side, () => Promise<number>>>,
  rounds: number,
): Promise<Record<Side, number>> {
  // The keys of a literal are its names.
  const names = Object.keys(sides) as Side[];
  const measured = new Map<Side, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) measured.get(name)?.push(await sides[name]());
  }
  const medians = names.map((name) => [name, median(measured.get(name) ?? [])]);
  // One entry per name.
  return Object.fromEntries(medians) as Record<Side, number>;
}
