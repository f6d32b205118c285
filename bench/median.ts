/** Number of runs that a benchmark takes the median of: `npm run bench feel runs=5`. */
export function runsOr(usual: number): number {
  return Number(process.env.BENCH_RUNS ?? usual);
}

/** The middle one of an odd number of measurements; the lower of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest measurement that `percent` of all measurements do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const ascending = values.toSorted((one, other) => one - other);
  return ascending[Math.max(0, Math.ceil((ascending.length * percent) / 100) - 1)] ?? Number.NaN;
}
