/** The change of a sum compared with an earlier one. */
export type Change = {
  readonly by: number;
  /** Whole percent; null when the earlier sum is 0. */
  readonly percent: number | null;
};

export function compareSums(now: number, before: number): Change {
  return { by: now - before, percent: before === 0 ? null : Math.round(((now - before) / before) * 100) };
}
