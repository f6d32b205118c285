import type { OptionBook, StoredOption } from '#domain/menu/options/option-sheet.ts';
import { type VatValues, valueOfRate } from './vat-rates.ts';

/** The same groups with the values that their options' rates have on a day; an option without a rate has that of its dish. */
export function taxOptions(book: OptionBook, values: VatValues): OptionBook {
  const valueAt = (rateId: number | null | undefined) => (rateId == null ? null : valueOfRate(values, rateId));
  const taxed = (option: StoredOption): StoredOption => ({
    ...option,
    vatTakeawayBasisPoints: valueAt(option.vatTakeawayRateId),
    vatOnPremisesBasisPoints: valueAt(option.vatOnPremisesRateId),
  });
  return {
    ...book,
    groups: new Map([...book.groups].map(([id, group]) => [id, { ...group, options: group.options.map(taxed) }])),
  };
}
