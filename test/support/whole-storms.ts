/** `npm run storm -- whole` runs the same stories with as many orders, requests and letters as are worth minutes. */
export const IS_WHOLE = process.env.STORMS === 'whole';

/** For a test of which `whole` tries so much more. */
export const STORM_LIMIT_MS = IS_WHOLE ? 1_800_000 : 180_000;

/** How many of something a story tries: few in every run of the tests, many in a run for them alone. */
export function asMany({ small, whole }: { readonly small: number; readonly whole: number }): number {
  return IS_WHOLE ? whole : small;
}
