import { parsePhone } from '#domain/accounts/parse-phone.ts';

/**
 * The canonical form of a phone number, for "one use per person": the national form, or only the digits of a foreign
 * number.
 *
 * @see readings.md 8, reliability.md T15
 */
export function normalPhone(phone: string): string {
  const parsed = parsePhone(phone);
  return parsed.ok ? parsed.value : phone.replace(/[^0-9]/g, '');
}
