import { loadVatRates } from '#server/features/vat/index.ts';
import type { Database } from '#server/platform/database.ts';

/** Values that the shop's rates have or will have, in basis points: each needs a group of the register. */
export async function listRateValues(db: Database): Promise<readonly number[]> {
  const rates = await loadVatRates(db);
  const values = rates.flatMap(({ basisPoints, changes }) => [
    basisPoints,
    ...changes.map((change) => change.basisPoints),
  ]);
  return [...new Set(values)].toSorted((one, other) => one - other);
}
