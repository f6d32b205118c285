/** Codes that belong to one person: given after a newsletter subscription is confirmed (readings 9). */
import { addDays, type LocalDate } from '#domain/time/local-date.ts';

/** Digits and letters without those that look alike (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;
const GROUP = 4;

/** Random bytes a code is made of: 5 bits of each, 60 bits in all; guessing one is hopeless at any rate of asking. */
export const CODE_BYTES = CODE_LENGTH;

/**
 * The code as it is stored and compared, without the hyphens it is shown with.
 *
 * @param bytes `CODE_BYTES` random ones
 */
export function personalCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** As it is read and typed: `7K2M-9QXT-D34B`. */
export function formatPersonalCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;
}

/** However it was typed: any case, spaces and hyphens anywhere, O for 0, I or L for 1. */
export function normalPersonalCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/**
 * The last day of a code issued today, inclusive: so many days later, or the promotion's own last day where it names no
 * number. A code stays valid after its promotion ends: it was promised.
 */
export function personalCouponEnd(
  promotion: { readonly validityInDays: number; readonly endDate: LocalDate },
  today: LocalDate,
): LocalDate {
  return promotion.validityInDays > 0 ? addDays(today, promotion.validityInDays) : promotion.endDate;
}
