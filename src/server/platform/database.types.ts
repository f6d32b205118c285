/** Written by `npm run types:database` from the migrated schema; not by hand. */
// biome-ignore lint/suspicious/noEmptyInterface: the generated file replaces it
export interface DB {}
