import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import {
  CODE_BYTES,
  formatPersonalCode,
  normalPersonalCode,
  personalCode,
  personalCouponEnd,
} from './personal-coupon.ts';

const code = personalCode(Uint8Array.from({ length: CODE_BYTES }, (_, index) => index * 21));

test('a code is twelve characters that are not confused, shown in groups of four', () => {
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(formatPersonalCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(formatPersonalCode('')).toBe('');
});

test('every byte carries five even bits: 60 in all', () => {
  const letters = new Set(Array.from({ length: 256 }, (_, byte) => personalCode(new Uint8Array(12).fill(byte))));
  expect(letters.size).toBe(32);
});

test.each([
  [formatPersonalCode(code), code],
  [` ${formatPersonalCode(code).toLowerCase()} `, code],
  ['ol1i-0000-0000', '011100000000'],
])('%s is read as %s', (typed, read) => expect(normalPersonalCode(typed)).toBe(read));

test('it runs for its own days, or with the promotion where no number is given', () => {
  const endDate = localDate('2026-12-31');
  const today = localDate('2026-12-20');
  expect(personalCouponEnd({ validityInDays: 30, endDate }, today)).toBe('2027-01-19');
  expect(personalCouponEnd({ validityInDays: 0, endDate }, today)).toBe('2026-12-31');
});
