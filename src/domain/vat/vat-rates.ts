/**
 * VAT rates by name with values that hold from a day on. A product points to a rate, so that one change on a day is a
 * change of everything that has this rate (docs/decisions/0284).
 */
import { err, ok, type Result } from '#domain/result.ts';
import { compareDates, type LocalDate } from '#domain/time/local-date.ts';

/** Another value, from the beginning of a day. */
export type VatChange = { readonly from: LocalDate; readonly basisPoints: number };

/** The rates that every restaurant has, because the program proposes them for new products. */
export const VAT_ROLES = ['standard', 'reduced', 'zero'] as const;
export type VatRole = (typeof VAT_ROLES)[number];

export type VatRate = {
  readonly id: number;
  readonly name: string;
  /** `null` for a rate that was added. */
  readonly role: VatRole | null;
  /** Its value before the first change. */
  readonly basisPoints: number;
  /** At most one for each day, in any order. */
  readonly changes: readonly VatChange[];
};

/** Values by the id of their rate, in basis points, on one day. */
export type VatValues = ReadonlyMap<number, number>;

/** The change that holds on a day: the last one that has begun; `null` before the first. */
function changeOn(changes: readonly VatChange[], day: LocalDate): VatChange | null {
  return changes.reduce<VatChange | null>(
    (found, change) => (change.from <= day && (found === null || change.from > found.from) ? change : found),
    null,
  );
}

/** The value of a rate on a day. */
export function findRateValue(
  { basisPoints, changes }: Pick<VatRate, 'basisPoints' | 'changes'>,
  day: LocalDate,
): number {
  return changeOn(changes, day)?.basisPoints ?? basisPoints;
}

/**
 * The value of the rate that something points to.
 *
 * @throws Error for a rate that is not among them: a product cannot point to one that does not exist
 */
export function valueOfRate(values: VatValues, rateId: number): number {
  const value = values.get(rateId);
  if (value === undefined) throw new Error(`No VAT rate has the id ${rateId}`);
  return value;
}

export function listRateValues(rates: readonly VatRate[], day: LocalDate): VatValues {
  return new Map(rates.map((rate) => [rate.id, findRateValue(rate, day)]));
}

/** The values that are charged on a day: all 0 while the restaurant does not pay VAT (docs/decisions/0256). */
export function listChargedValues(rates: readonly VatRate[], day: LocalDate, isPayer: boolean): VatValues {
  return isPayer ? listRateValues(rates, day) : new Map(rates.map(({ id }) => [id, 0]));
}

/** The changes that do not hold yet, the nearest first. */
export function listPreparedChanges({ changes }: Pick<VatRate, 'changes'>, today: LocalDate): readonly VatChange[] {
  return changes.filter(({ from }) => from > today).toSorted((one, other) => compareDates(one.from, other.from));
}

/**
 * The rate that has a value on a day; of several the one that is pointed to already, otherwise the first. `null` where
 * none has it.
 */
export function findRate(
  rates: readonly VatRate[],
  {
    day,
    basisPoints,
    pointedTo,
  }: { readonly day: LocalDate; readonly basisPoints: number; readonly pointedTo: number | null },
): VatRate | null {
  const equal = rates.filter((rate) => findRateValue(rate, day) === basisPoints);
  return equal.find(({ id }) => id === pointedTo) ?? equal[0] ?? null;
}

/** What new products are proposed, in basis points. */
export type ProposedVat = { readonly standard: number; readonly reduced: number };

/** The rates that new products are proposed on a day. */
export function findProposedVat(rates: readonly VatRate[], day: LocalDate): ProposedVat {
  const valueAt = (role: VatRole) => {
    const rate = rates.find((one) => one.role === role);
    if (rate === undefined) throw new Error(`No rate has the role ${role}`);
    return findRateValue(rate, day);
  };
  return { standard: valueAt('standard'), reduced: valueAt('reduced') };
}

/** Why a product cannot get a rate. */
export type VatPickProblem = 'vat_rate_gone' | 'vat_rate_unknown';

/**
 * The rate that a save chooses: the one that it names, when that is another than before; otherwise the one with the
 * written percentage. So a client that sends back everything it read and changes only the percentage gets what it wrote.
 *
 * @param wanted `rateId` null where the request names none
 * @param pointedTo the rate before the save
 */
export function pickRate(
  rates: readonly VatRate[],
  day: LocalDate,
  wanted: { readonly rateId: number | null; readonly basisPoints: number; readonly pointedTo: number | null },
): Result<{ readonly rateId: number; readonly basisPoints: number }, VatPickProblem> {
  const { rateId, basisPoints, pointedTo } = wanted;
  if (rateId !== null && rateId !== pointedTo) {
    const named = rates.find(({ id }) => id === rateId);
    return named === undefined ? err('vat_rate_gone') : ok({ rateId, basisPoints: findRateValue(named, day) });
  }
  const found = findRate(rates, { day, basisPoints, pointedTo });
  return found === null ? err('vat_rate_unknown') : ok({ rateId: found.id, basisPoints });
}
