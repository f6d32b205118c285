import { type Bani, bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** An amount of a report: `83.5`, `1.234,56`, `-12,00`, `1,234.56 RON`. */
const AMOUNT = /^([-+−]?)(\d+|\d{1,3}(?:[ .,\u{A0}]\d{3})+)(?:([.,])(\d{1,2}))?$/u;
const CURRENCY = /\s*(?:RON|lei)$/i;

/**
 * Reads a signed amount in lei. `1.234` is refused: it may be a thousand, or one and a part that no coin has. So is an
 * amount whose thousands are separated by its decimal sign.
 */
export function readAmount(written: string): Result<Bani, 'not_an_amount' | 'amount_unclear'> {
  const text = written.trim().replace(CURRENCY, '');
  const [, sign, whole, decimalSign, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return err('not_an_amount');
  const separators = new Set(whole.replaceAll(/\d/g, ''));
  const isUnclear = separators.size > 1 || (decimalSign !== undefined && separators.has(decimalSign));
  const mayBeDecimals = decimalSign === undefined && /^\d{1,3}[.,]\d{3}$/.test(whole);
  if (isUnclear || mayBeDecimals) return err('amount_unclear');
  const amount = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return err('not_an_amount');
  return ok(bani(sign === '-' || sign === '−' ? -amount : amount));
}
