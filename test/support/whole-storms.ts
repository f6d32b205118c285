/** `npm run storm -- whole` runs the same stories with as many orders, requests and letters as are worth minutes. */
export const IS_WHOLE = process.env.STORMS === 'whole';

/** For a test of which `whole` tries so much more. */
export const STORM_LIMIT_MS = IS_WHOLE ? 1_800_000 : 180_000;

/** How much a story tries, and asks: little in every run of the tests, much in a run for it alone. */
export function asMany<Amount>({ small, whole }: { readonly small: Amount; readonly whole: Amount }): Amount {
  return IS_WHOLE ? whole : small;
}
