/** How a sum stands to an earlier one. */
export type Change = {
  readonly by: number;
  /** Whole; null where there was nothing before. */
  readonly percent: number | null;
};

export function compareSums(now: number, before: number): Change {
  return { by: now - before, percent: before === 0 ? null : Math.round(((now - before) / before) * 100) };
}
