import { fold } from '#domain/text/fold.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import {
  findProposedVat,
  findRate,
  listChargedValues,
  listRateValues,
  type ProposedVat,
  type VatRate,
  type VatValues,
} from '#domain/vat/vat-rates.ts';
import { formatVat } from '#domain/vat/vat-words.ts';
import { yearToCheck } from '#domain/vat/year-to-check.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { findCheckedYear, insertVatRate, isVatPayer, listVatRates } from './vat-rates.repository.ts';

/** Every rate with its dated values, in the order of the office's page. */
export function loadVatRates(db: Database): Promise<readonly VatRate[]> {
  return listVatRates(db);
}

/** The rates, and the values that are charged on a day. */
export type ChargedVat = { readonly rates: readonly VatRate[]; readonly on: (day: LocalDate) => VatValues };

/** Where the restaurant does not pay VAT, every value is 0 (docs/decisions/0256). */
export async function loadChargedVat(db: Database): Promise<ChargedVat> {
  const rates = await listVatRates(db);
  const isPayer = await isVatPayer(db);
  return { rates, on: (day) => listChargedValues(rates, day, isPayer) };
}

/** The values at a moment, whether they are charged or not: as the office edits them. */
export async function loadVatValues(db: Database, at: Instant): Promise<VatValues> {
  return listRateValues(await listVatRates(db), dateOf(at));
}

/** What new products are proposed at a moment. */
export async function loadProposedVat(db: Database, at: Instant): Promise<ProposedVat> {
  return findProposedVat(await listVatRates(db), dateOf(at));
}

/** The year whose rates the owner has to compare with the law; `null` for none, and where no VAT is paid. */
export async function findVatYearToCheck(db: Database, at: Instant): Promise<number | null> {
  return (await isVatPayer(db)) ? yearToCheck(dateOf(at), await findCheckedYear(db)) : null;
}

/** A value written as a percentage, and the rate that was pointed to before; null for none. */
export type WrittenVat = { readonly basisPoints: number; readonly rateId: number | null };

/**
 * The rate of each written value: the one pointed to while it has this value, otherwise one that has it. A value that no
 * rate has comes from a menu of another system or shop; it gets a rate named after it, so that nothing of the file is
 * changed. What a form or a client writes is refused before (`pickRate`).
 */
export async function resolveVat(tx: Tx, at: Instant, written: readonly WrittenVat[]): Promise<readonly number[]> {
  let rates = await listVatRates(tx);
  const day = dateOf(at);
  const resolved: number[] = [];
  for (const { basisPoints, rateId } of written) {
    const found = findRate(rates, { day, basisPoints, pointedTo: rateId });
    if (found === null) {
      resolved.push(await insertVatRate(tx, { name: freeName(basisPoints, rates), basisPoints }));
      rates = await listVatRates(tx);
    } else {
      resolved.push(found.id);
    }
  }
  return resolved;
}

/** „TVA 9 %”; with a number behind it where a rate that changed since has this name. */
function freeName(basisPoints: number, rates: readonly VatRate[]): string {
  const wanted = `TVA ${formatVat(basisPoints)}`;
  const taken = new Set(rates.map(({ name }) => fold(name)));
  let name = wanted;
  for (let number = 2; taken.has(fold(name)); number += 1) name = `${wanted} (${number})`;
  return name;
}
