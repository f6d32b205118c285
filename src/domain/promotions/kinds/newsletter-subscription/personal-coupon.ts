/** Codes that belong to one person: given after a newsletter subscription is confirmed (readings 9). */
import { addDays, type LocalDate } from '#domain/time/local-date.ts';

/** Digits and letters without those that look alike (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;
const GROUP = 4;

/** Random bytes of a code: 5 bits of each, 60 bits in total, which cannot be guessed online at any request rate. */
export const CODE_BYTES = CODE_LENGTH;

/**
 * The code as stored and compared, without hyphens.
 *
 * @param bytes `CODE_BYTES` random ones
 */
export function personalCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** For display: `7K2M-9QXT-D34B`. */
export function formatPersonalCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;
}

/** Normalises a typed code: any case, spaces and hyphens anywhere, O for 0, I or L for 1. */
export function normalPersonalCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/**
 * The last day of a code issued today, inclusive: after the given number of days, or the promotion's last day without a
 * number. A code may outlive its promotion, because it was promised.
 */
export function personalCouponEnd(
  promotion: { readonly validityInDays: number; readonly endDate: LocalDate },
  today: LocalDate,
): LocalDate {
  return promotion.validityInDays > 0 ? addDays(today, promotion.validityInDays) : promotion.endDate;
}
