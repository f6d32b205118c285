import { patience } from '#test/support/patience.ts';

/** `npm run storm -- whole` runs the same stories with amounts of orders, requests and letters that take minutes. */
export const IS_WHOLE = process.env.STORMS === 'whole';

/** Timeout of a test with larger amounts in `whole`. */
export const STORM_LIMIT_MS = patience(IS_WHOLE ? 1_800_000 : 180_000);

/** How much a story does: little in the usual test run, much in `npm run storm -- whole`. */
export function asMany<Amount>({ small, whole }: { readonly small: Amount; readonly whole: Amount }): Amount {
  return IS_WHOLE ? whole : small;
}
