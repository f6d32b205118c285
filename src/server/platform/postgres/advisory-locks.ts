/**
 * The numbers of PostgreSQL's advisory locks: arbitrary, each used for one purpose, and the same in every version of the
 * program, because two versions run side by side during an update.
 *
 * Locks on a name (`in-transaction.ts`) are hashes of 64 bits, and the senders of a campaign use a pair of numbers.
 */
export const ADVISORY_LOCKS = {
  prepareDatabase: 7_308_331,
  migrate: 7_308_332,
  makeBackup: 7_308_333,
  sendBackup: 7_308_334,
  sumCustomers: 7_308_335,
  firstAdmin: 7_308_336,
  seedDemo: 7_308_337,
  sumSales: 7_308_338,
} as const;
