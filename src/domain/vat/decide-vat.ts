import { parseText } from '#domain/accounts/parse-text.ts';
import { WHOLE_IN_BASIS_POINTS } from '#domain/money/percent.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { findRateValue, type VatChange, type VatRate } from './vat-rates.ts';

export const VAT_NAME_MAX_LENGTH = 40;
/** The cash registers of Romania have few groups; more rates than this are a mistake. */
export const MOST_VAT_RATES = 12;
export const MOST_VAT_CHANGES = 20;
/** A change further away is a mistyped year. */
const DAYS_AHEAD = 3 * 366;

/** A rate as it was typed; the value only of a new one, because a rate changes on a day. */
export type VatRateDraft = { readonly id: number | null; readonly name: string; readonly basisPoints: number | null };

export const VAT_RATE_PROBLEMS = ['vat_name_invalid', 'vat_name_repeated', 'vat_invalid', 'vat_rates_many'] as const;
export type VatRateProblem = (typeof VAT_RATE_PROBLEMS)[number];

/** Problems by field. */
export type VatRateProblems = Readonly<Partial<Record<'name' | 'basisPoints', VatRateProblem>>>;

/**
 * Validates a new rate, or the new name of a known one: names are unique, case and diacritics ignored.
 *
 * @returns the cleaned name and the value, or every problem
 */
export function decideVatRate(
  { id, name, basisPoints }: VatRateDraft,
  rates: readonly VatRate[],
): Result<{ readonly name: string; readonly basisPoints: number }, VatRateProblems> {
  const problems: Partial<Record<'name' | 'basisPoints', VatRateProblem>> = {};
  const parsed = parseText(name, { maximum: VAT_NAME_MAX_LENGTH, isRequired: true, isMultiline: false });
  const isRepeated = rates.some((other) => other.id !== id && fold(other.name) === fold(name.trim()));
  if (!parsed.ok) problems.name = 'vat_name_invalid';
  else if (isRepeated) problems.name = 'vat_name_repeated';
  else if (id === null && rates.length >= MOST_VAT_RATES) problems.name = 'vat_rates_many';
  const value = id === null ? basisPoints : 0;
  if (!isVat(value)) problems.basisPoints = 'vat_invalid';
  if (!parsed.ok || !isVat(value) || problems.name !== undefined) return err(problems);
  return ok({ name: parsed.value, basisPoints: value });
}

export const VAT_CHANGE_PROBLEMS = [
  'vat_invalid',
  'vat_day_passed',
  'vat_day_far',
  'vat_change_same',
  'vat_changes_many',
] as const;
export type VatChangeProblem = (typeof VAT_CHANGE_PROBLEMS)[number];

export type VatChangeProblems = Readonly<Partial<Record<'from' | 'basisPoints', VatChangeProblem>>>;

/**
 * Validates a change of a rate: from today on, because the days before have their orders; another value than the rate
 * would have on that day without it. A change on the same day is replaced.
 */
export function decideVatChange(
  rate: Pick<VatRate, 'basisPoints' | 'changes'>,
  { from, basisPoints }: { readonly from: LocalDate; readonly basisPoints: number | null },
  today: LocalDate,
): Result<VatChange, VatChangeProblems> {
  const others = rate.changes.filter((change) => change.from !== from);
  if (!isVat(basisPoints)) return err({ basisPoints: 'vat_invalid' });
  if (from < today) return err({ from: 'vat_day_passed' });
  if (from > addDays(today, DAYS_AHEAD)) return err({ from: 'vat_day_far' });
  if (findRateValue({ ...rate, changes: others }, from) === basisPoints) return err({ basisPoints: 'vat_change_same' });
  if (others.length >= MOST_VAT_CHANGES) return err({ from: 'vat_changes_many' });
  return ok({ from, basisPoints });
}

/** Whole hundredths of a percent, from 0 to 100 %. */
export function isVat(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= WHOLE_IN_BASIS_POINTS;
}
