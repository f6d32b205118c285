/** Option groups for tests: pass only what the test is about. */
import type { OptionGroupSheet, OptionSheet } from '#domain/menu/options/option-sheet.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { writeGroupUses } from '#server/features/options/option-groups.repository.ts';
import { writeGroupWithin } from '#server/features/options/write-within.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';

/** An option that stands for a product has that product's price. */
export function anOptionSheet(about: Partial<OptionSheet> = {}): OptionSheet {
  return {
    id: null,
    name: '',
    price: about.productId === undefined ? ZERO_BANI : null,
    sizePrices: [],
    most: 1,
    isDefault: false,
    productId: null,
    opensGroupId: null,
    allergens: [],
    vatTakeawayBasisPoints: null,
    vatOnPremisesBasisPoints: null,
    deposit: ZERO_BANI,
    isAgeRestricted: false,
    ...about,
  };
}

type GroupFacts = Partial<Omit<OptionGroupSheet, 'options'>> & {
  readonly name: string;
  readonly options: readonly Partial<OptionSheet>[];
};

/** Inserts groups and assigns them to a product in this order; returns their ids. */
export function giveOptionGroups(
  db: Database,
  productId: number,
  groups: readonly GroupFacts[],
): Promise<readonly number[]> {
  return inTransaction(db, async (tx) => {
    const ids: number[] = [];
    for (const { options, ...about } of groups) {
      const bounds = { minimum: 0, maximum: null, included: 0, pricing: 'sum' } as const;
      const group = { ...bounds, ...about, options: options.map(anOptionSheet) };
      ids.push(await writeGroupWithin(tx, group, null, instant(Date.now())));
    }
    await writeGroupUses(
      tx,
      { productId },
      ids.map((groupId) => ({ groupId, sizeLabel: '' })),
    );
    return ids;
  });
}
