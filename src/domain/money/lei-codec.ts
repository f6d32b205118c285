// The only conversion between lei (numbers on the wire) and bani (everywhere else).
import { err, ok, type Result } from '#domain/result.ts';
import { type Bani, bani } from './bani.ts';

export type LeiRefusal = { readonly code: 'not_a_number' | 'negative' | 'too_many_decimals' | 'too_large' };

/**
 * Takes lei from the wire: a JSON number with at most two decimals, 0 or more.
 *
 * A number has at most two decimals exactly when it is the floating point number nearest to some whole bani / 100,
 * so `0.1 + 0.2` is refused and `0.3` is not.
 *
 * @see readings 1
 * @example baniFromLei(32.5) // → ok(3250)
 */
export function baniFromLei(lei: number): Result<Bani, LeiRefusal> {
  if (!Number.isFinite(lei)) return err({ code: 'not_a_number' });
  if (lei < 0) return err({ code: 'negative' });
  const amount = Math.round(lei * 100);
  if (!Number.isSafeInteger(amount)) return err({ code: 'too_large' });
  if (amount / 100 !== lei) return err({ code: 'too_many_decimals' });
  return ok(bani(amount));
}

/** Puts bani on the wire as a JSON number of lei: 3250 bani are `32.5`. */
export function leiFromBani(amount: Bani): number {
  return amount / 100;
}
