import { type ErrorCode, sentenceOf } from '#contract/errors.ts';
import { basisPointsFromWire } from '#contract/values/convert.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatLongDate } from '#domain/time/format-date.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';
import { decideVatChange, decideVatRate } from '#domain/vat/decide-vat.ts';
import { findRateValue, type VatRate } from '#domain/vat/vat-rates.ts';
import { describeVat, formatVat } from '#domain/vat/vat-words.ts';
import { yearToCheck } from '#domain/vat/year-to-check.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import {
  countVatUses,
  deleteVatChange,
  deleteVatRate,
  findCheckedYear,
  insertCheckedYear,
  insertVatRate,
  listVatRates,
  moveVatUses,
  renameVatRate,
  type VatUse,
  writeVatChange,
} from './vat-rates.repository.ts';

/** All rates change by one version: a new one must differ from every other. */
export const VAT_RATES = 'vat-rates';

type Invalid = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };
type Refusal<Code extends ErrorCode> = ChangedMeanwhile | Invalid | { readonly code: Code };
type Saved = { readonly version: number };
type Author = { readonly staffId: number; readonly version: number | null };

function refuseFields(fields: Readonly<Record<string, Parameters<typeof sentenceOf>[0]>>): Result<never, Invalid> {
  const sentences = Object.entries(fields).map(([field, code]) => [field, sentenceOf<ErrorCode>(code, {} as never)]);
  return err({ code: 'invalid_request', fields: Object.fromEntries(sentences) });
}

function titleOf({ name }: Pick<VatRate, 'name'>): string {
  return `Cotă de TVA: ${name}`;
}

/** Adds a rate, or renames a known one. */
export function saveVatRate(
  services: DbServices,
  author: Author,
  { id, name, percent }: { readonly id: number | null; readonly name: string; readonly percent: number | null },
): Promise<Result<Saved & { readonly id: number }, Refusal<'vat_rate_not_found'>>> {
  return saveByStaff<Saved & { readonly id: number }, Refusal<'vat_rate_not_found'>>(
    services,
    { subject: VAT_RATES, ...author },
    async (tx, save) => {
      const rates = await listVatRates(tx);
      const known = rates.find((rate) => rate.id === id);
      if (id !== null && known === undefined) return err({ code: 'vat_rate_not_found' });
      const basisPoints = percent === null ? null : basisPointsFromWire(percent);
      const decided = decideVatRate({ id, name, basisPoints }, rates);
      if (!decided.ok) {
        const { name: ofName, basisPoints: ofValue } = decided.error;
        return refuseFields({ ...(ofName && { name: ofName }), ...(ofValue && { percent: ofValue }) });
      }
      if (known !== undefined) {
        const saved = await save({
          title: titleOf(decided.value),
          before: { Nume: known.name },
          after: { Nume: decided.value.name },
          write: () => renameVatRate(tx, known.id, decided.value.name),
        });
        return ok({ ...saved.value, id: known.id });
      }
      const newId = await insertVatRate(tx, decided.value);
      const saved = await save({
        title: titleOf(decided.value),
        action: 'created',
        after: { Nume: decided.value.name, Cotă: formatVat(decided.value.basisPoints) },
      });
      return ok({ ...saved.value, id: newId });
    },
  );
}

type DeleteRefusal =
  | Refusal<'vat_rate_fixed' | 'vat_rate_not_found'>
  | { readonly code: 'vat_rate_in_use'; readonly details: { readonly users: string } };

/** Deletes an added rate that nothing points to; orders have recorded its value. */
export function removeVatRate(services: DbServices, author: Author, id: number): Promise<Result<Saved, DeleteRefusal>> {
  return saveByStaff<Saved, DeleteRefusal>(services, { subject: VAT_RATES, ...author }, async (tx, save, at) => {
    const rate = (await listVatRates(tx)).find((one) => one.id === id);
    if (rate === undefined) return err({ code: 'vat_rate_not_found' });
    if (rate.role !== null) return err({ code: 'vat_rate_fixed' });
    const users = describeUse((await countVatUses(tx))(id));
    if (users !== '') return err({ code: 'vat_rate_in_use', details: { users } });
    return save({
      title: titleOf(rate),
      action: 'deleted',
      before: { Nume: rate.name, Cotă: formatVat(findRateValue(rate, dateOf(at))) },
      write: () => deleteVatRate(tx, id),
    });
  });
}

/** „3 produse, 2 opțiuni”; '' for no use. */
function describeUse({ products, archived, options }: VatUse): string {
  const parts = [
    { count: products, words: { one: 'un produs', few: '{n} produse', other: '{n} de produse' } },
    {
      count: archived,
      words: { one: 'un produs arhivat', few: '{n} produse arhivate', other: '{n} de produse arhivate' },
    },
    { count: options, words: { one: 'o opțiune', few: '{n} opțiuni', other: '{n} de opțiuni' } },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => countOf(count, words))
    .join(', ');
}

/** Prepares a change; from today on, or from a day that comes. */
export function prepareVatChange(
  services: DbServices,
  author: Author,
  asked: { readonly rateId: number; readonly from: string; readonly percent: number | null },
): Promise<Result<Saved, Refusal<'vat_rate_not_found'>>> {
  return saveByStaff<Saved, Refusal<'vat_rate_not_found'>>(
    services,
    { subject: VAT_RATES, ...author },
    async (tx, save, at) => {
      const rate = (await listVatRates(tx)).find(({ id }) => id === asked.rateId);
      if (rate === undefined) return err({ code: 'vat_rate_not_found' });
      const from = parseLocalDate(asked.from.trim());
      if (!from.ok) return refuseFields({ from: 'closure_date_invalid' });
      const basisPoints = asked.percent === null ? null : basisPointsFromWire(asked.percent);
      const decided = decideVatChange(rate, { from: from.value, basisPoints }, dateOf(at));
      if (!decided.ok) {
        const { from: ofDay, basisPoints: ofValue } = decided.error;
        return refuseFields({ ...(ofDay && { from: ofDay }), ...(ofValue && { percent: ofValue }) });
      }
      const change = decided.value;
      return save({
        title: titleOf(rate),
        before: { [`De la ${formatLongDate(change.from)}`]: describeOn(rate, change.from) },
        after: { [`De la ${formatLongDate(change.from)}`]: formatVat(change.basisPoints) },
        write: () => writeVatChange(tx, rate.id, change),
      });
    },
  );
}

function describeOn(rate: VatRate, day: LocalDate): string {
  return formatVat(findRateValue(rate, day));
}

type TakeBackRefusal = Refusal<'vat_change_holds' | 'vat_change_not_found' | 'vat_rate_not_found'>;

/** Takes a change back until it holds: afterwards, orders have been placed by it. */
export function takeBackVatChange(
  services: DbServices,
  author: Author,
  asked: { readonly rateId: number; readonly from: string },
): Promise<Result<Saved, TakeBackRefusal>> {
  return saveByStaff<Saved, TakeBackRefusal>(services, { subject: VAT_RATES, ...author }, async (tx, save, at) => {
    const rate = (await listVatRates(tx)).find(({ id }) => id === asked.rateId);
    if (rate === undefined) return err({ code: 'vat_rate_not_found' });
    const change = rate.changes.find(({ from }) => from === asked.from.trim());
    if (change === undefined) return err({ code: 'vat_change_not_found' });
    if (change.from <= dateOf(at)) return err({ code: 'vat_change_holds' });
    const without = { ...rate, changes: rate.changes.filter((one) => one !== change) };
    return save({
      title: titleOf(rate),
      before: { [`De la ${formatLongDate(change.from)}`]: formatVat(change.basisPoints) },
      after: { [`De la ${formatLongDate(change.from)}`]: `${describeOn(without, change.from)} (schimbare retrasă)` },
      write: () => deleteVatChange(tx, rate.id, change.from),
    });
  });
}

/** Gives everything that points to one rate another one. */
export function moveToRate(
  services: DbServices,
  author: Author,
  { fromId, toId }: { readonly fromId: number; readonly toId: number },
): Promise<Result<Saved, Refusal<'vat_rate_not_found'>>> {
  return saveByStaff<Saved, Refusal<'vat_rate_not_found'>>(
    services,
    { subject: VAT_RATES, ...author },
    async (tx, save, at) => {
      const rates = await listVatRates(tx);
      const [from, to] = [rates.find(({ id }) => id === fromId), rates.find(({ id }) => id === toId)];
      if (from === undefined || to === undefined) return err({ code: 'vat_rate_not_found' });
      const users = describeUse((await countVatUses(tx))(fromId));
      const label = (rate: VatRate) => describeVat(rate.name, findRateValue(rate, dateOf(at)));
      const isSame = users === '' || fromId === toId;
      return save({
        title: titleOf(from),
        before: isSame ? {} : { [users]: label(from) },
        after: isSame ? {} : { [users]: label(to) },
        write: () => moveVatUses(tx, fromId, toId),
      });
    },
  );
}

/** Records that the rates of a year were compared with the law. */
export function checkVatYear(
  services: DbServices,
  author: Author,
  year: number,
): Promise<Result<Saved, Refusal<'vat_year_invalid'>>> {
  return saveByStaff<Saved, Refusal<'vat_year_invalid'>>(
    services,
    { subject: VAT_RATES, ...author },
    async (tx, save, at) => {
      const checked = await findCheckedYear(tx);
      const isDone = checked !== null && checked >= year;
      if (!isDone && yearToCheck(dateOf(at), checked) !== year) return err({ code: 'vat_year_invalid' });
      const label = `Cotele pentru ${year}`;
      return save({
        title: 'Cote de TVA',
        before: { [label]: isDone ? 'verificate' : 'neverificate' },
        after: { [label]: 'verificate' },
        write: () => insertCheckedYear(tx, year, at),
      });
    },
  );
}
