import { err, ok, type Result } from '#domain/result.ts';
import { cleanCode } from '#domain/text/clean-text.ts';

export type TradeRegisterRefusal = { readonly code: 'trade_register_invalid' };

/**
 * A number of the trade register: the old form ('J01/123/2020') or the one since 2024 (14 characters). Only its length
 * is checked; empty is accepted.
 *
 * @see romania.md §1.1
 */
export function parseTradeRegister(raw: string): Result<string, TradeRegisterRefusal> {
  const number = cleanCode(raw).trim().toUpperCase();
  if (number === '') return ok('');
  return /^[A-Z0-9/ .-]{8,20}$/.test(number) ? ok(number) : err({ code: 'trade_register_invalid' });
}
