/** Whether a series of samples grows, and how much: the criterion of `npm run soak`. */

export type Sample = { readonly atMs: number; readonly value: number };

export type Growth = {
  /** Median of the second half. */
  readonly level: number;
  readonly perHour: number;
  /** The slope multiplied by the length of the second half. */
  readonly overHalf: number;
};

const HOUR_MS = 3_600_000;

/**
 * Growth of the second half of a series by the Theil–Sen slope, the median of the slopes of all pairs of samples, which
 * single peaks and one late drop do not change. The first half is warm-up.
 *
 * @param endMs moment at which the series ends; its middle is the middle of the time, not of the samples
 */
export function growthOf(samples: readonly Sample[], endMs: number): Growth {
  const half = samples.filter(({ atMs }) => atMs >= endMs / 2);
  const slopes: number[] = [];
  for (const [index, late] of half.entries()) {
    for (const early of half.slice(0, index)) {
      if (late.atMs > early.atMs) slopes.push((late.value - early.value) / (late.atMs - early.atMs));
    }
  }
  const slope = medianOf(slopes);
  return { level: medianOf(half.map(({ value }) => value)), perHour: slope * HOUR_MS, overHalf: (slope * endMs) / 2 };
}

export type GrowthLimit = {
  readonly what: string;
  readonly unit: string;
  readonly samples: readonly Sample[];
  /** Highest growth over the second half that does not count as a leak, in `unit`. */
  readonly atMost: number;
};

/** A series without samples in its second half was not measured, which is a failure as well. */
export function judgeGrowth({ what, unit, samples, atMost }: GrowthLimit, endMs: number): string | null {
  if (samples.filter(({ atMs }) => atMs >= endMs / 2).length < 3) return `${what}: not measured`;
  const { overHalf } = growthOf(samples, endMs);
  return overHalf > atMost ? `${what} grew by ${overHalf.toFixed(1)} ${unit}, at most ${atMost} are allowed` : null;
}

export type CountedThings = {
  readonly what: string;
  /** Names of the things that must exist. */
  readonly expected: ReadonlySet<string>;
  /** Name → how often it was found. */
  readonly found: ReadonlyMap<string, number>;
};

export type Counted = { readonly expected: number; readonly found: number; readonly doubled: number };

/** How many of the expected things were found, and how many things were found more than once. */
export function countThings({ expected, found }: CountedThings): Counted {
  return {
    expected: expected.size,
    found: [...expected].filter((name) => found.has(name)).length,
    doubled: [...found.values()].filter((times) => times > 1).length,
  };
}

/** Each expected thing must be found once; an empty expectation proves nothing and fails. */
export function judgeCounts(things: CountedThings): string | null {
  const { expected, found, doubled } = countThings(things);
  if (expected === 0) return `${things.what}: there were none`;
  if (found < expected) return `${things.what}: ${expected - found} of ${expected} are missing`;
  return doubled > 0 ? `${things.what}: ${doubled} were there more than once` : null;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}
