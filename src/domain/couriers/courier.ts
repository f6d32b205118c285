/** The data of a courier, and their validation. */
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** First and last name are one field. */
export const COURIER_NAME_MAX_LENGTH = 60;
/** Upper bound for the change that a shift begins with. */
export const MOST_FLOAT = bani(1_000_000);
export const PIN_LENGTH = 6;

/** Who carries an order. */
export type CourierName = { readonly id: number; readonly name: string };

export type CourierFacts = {
  readonly name: string;
  /** '' when not given. */
  readonly phone: string;
  /** The change that a shift begins with. */
  readonly float: Bani;
};

export type CourierProblem = 'courier_name_invalid' | 'courier_phone_invalid' | 'courier_float_invalid';

/** @param float null for an invalid amount */
export function parseCourier(raw: {
  readonly name: string;
  readonly phone: string;
  readonly float: Bani | null;
}): Result<CourierFacts, Partial<Record<keyof CourierFacts, CourierProblem>>> {
  const name = parsePersonName(raw.name, COURIER_NAME_MAX_LENGTH);
  const phone = raw.phone.trim() === '' ? ok('') : parsePhone(raw.phone);
  const { float } = raw;
  const isFloat = float !== null && float >= 0 && float <= MOST_FLOAT;
  if (name.ok && phone.ok && isFloat) return ok({ name: name.value, phone: phone.value, float });
  return err({
    ...(name.ok ? {} : { name: 'courier_name_invalid' as const }),
    ...(phone.ok ? {} : { phone: 'courier_phone_invalid' as const }),
    ...(isFloat ? {} : { float: 'courier_float_invalid' as const }),
  });
}
