// Formatted by hand: the same text on every server and in every browser, and much cheaper than Intl.
import { err, ok, type Result } from '#domain/result.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { type Bani, bani } from './bani.ts';
import { baniFromLei } from './lei-codec.ts';

/** Placed where `Intl` puts it too, so that an amount and its currency stay on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** For people: `1.234,50 lei`. Romanian grouping and decimal comma, always two decimals. */
export function formatLei(amount: Bani): string {
  return `${formatAmount(amount)}${NO_BREAK_SPACE}lei`;
}

/** For exports and ledgers: `1.234,50 RON`. */
export function formatRon(amount: Bani): string {
  return `${formatAmount(amount)}${NO_BREAK_SPACE}RON`;
}

/** The bare number, where the currency stands elsewhere: `1.234,50`. */
export function formatAmount(amount: Bani): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const lei = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}${lei},${digits.slice(-2)}`;
}

const PLAIN_AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
const GROUPED_AMOUNT = /^([1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/;
const CURRENCY = /\s*(?:lei|leu|ron)$/i;

/**
 * Reads what a person typed: `12`, `12,5`, `12.50`, `1.234,50`, `12,50 lei`.
 *
 * A dot before exactly three digits groups thousands, as Romanians write them; before one or two it is a decimal
 * point. Negative amounts, more than two decimals and English grouping are refused.
 */
export function parseLei(text: string): Result<Bani, { code: 'not_an_amount' }> {
  const typed = cleanText(text).trim().replace(CURRENCY, '');
  const [, lei, decimals = ''] = PLAIN_AMOUNT.exec(typed) ?? GROUPED_AMOUNT.exec(typed) ?? [];
  if (lei === undefined) return err({ code: 'not_an_amount' });
  return ok(bani(Number(lei.replaceAll('.', '') + decimals.padEnd(2, '0'))));
}

/** An amount from a form field, which holds a number of lei or a text; null where neither is an amount. */
export function parseTypedLei(typed: number | string): Bani | null {
  const read = typeof typed === 'number' ? baniFromLei(typed) : parseLei(typed);
  return read.ok ? read.value : null;
}
