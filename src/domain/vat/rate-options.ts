import type { OptionGroupSheet, OptionSheet } from '#domain/menu/options/option-sheet.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { pickRate, type VatPickProblem, type VatRate } from './vat-rates.ts';

/** An option whose rates are chosen; null: those of its product, otherwise of its dish. */
export type RatedOption = OptionSheet & {
  readonly vatTakeawayRateId: number | null;
  readonly vatOnPremisesRateId: number | null;
};
export type RatedGroup = Omit<OptionGroupSheet, 'options'> & { readonly options: readonly RatedOption[] };

/**
 * Chooses the rates of a group's options that have a percentage: the named one or, as for products, one that has it.
 *
 * @param before the options as they are stored
 * @returns the group with the values of this day, or the problems by field
 */
export function rateOptions(
  group: OptionGroupSheet,
  {
    rates,
    day,
    before,
  }: { readonly rates: readonly VatRate[]; readonly day: LocalDate; readonly before: readonly OptionSheet[] },
): Result<RatedGroup, ReadonlyMap<string, VatPickProblem>> {
  const problems = new Map<string, VatPickProblem>();
  const options = group.options.map((option, place): RatedOption => {
    const stored = option.id === null ? undefined : before.find(({ id }) => id === option.id);
    const pick = (
      field: 'vatTakeawayBasisPoints' | 'vatOnPremisesBasisPoints',
      rate: 'vatTakeawayRateId' | 'vatOnPremisesRateId',
    ) => {
      const basisPoints = option[field];
      if (basisPoints === null) return null;
      const wanted = { rateId: option[rate] ?? null, basisPoints, pointedTo: stored?.[rate] ?? null };
      const picked = pickRate(rates, day, wanted);
      if (!picked.ok) problems.set(`options.${place}.${field}`, picked.error);
      return picked.ok ? picked.value : null;
    };
    const takeaway = pick('vatTakeawayBasisPoints', 'vatTakeawayRateId');
    const onPremises = pick('vatOnPremisesBasisPoints', 'vatOnPremisesRateId');
    return {
      ...option,
      vatTakeawayBasisPoints: takeaway?.basisPoints ?? null,
      vatTakeawayRateId: takeaway?.rateId ?? null,
      vatOnPremisesBasisPoints: onPremises?.basisPoints ?? null,
      vatOnPremisesRateId: onPremises?.rateId ?? null,
    };
  });
  return problems.size > 0 ? err(problems) : ok({ ...group, options });
}
