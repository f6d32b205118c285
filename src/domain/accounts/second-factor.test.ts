import { expect, test } from 'vitest';
import { formatRecoveryCode, parseSecondFactor, RECOVERY_ALPHABET, RECOVERY_LENGTH } from './second-factor.ts';

test.each([
  ['123 456', { kind: 'totp', digits: '123456' }],
  ['abcd-efgh-2345-6789', { kind: 'recovery', code: 'ABCDEFGH23456789' }],
  ['ABCD EFGH 2345 6789', { kind: 'recovery', code: 'ABCDEFGH23456789' }],
  ['abcd-efgh-2345-6789-jkmn-pqrs-tuvw', { kind: 'recovery', code: 'ABCDEFGH23456789JKMNPQRSTUVW' }],
  ['ABCD-EFGH-2345-6789-JKMN', null],
  ['12345', null],
  ['ABCD-EFGH-2345-678O', null],
  ['', null],
])('„%s” is read as %j', (typed, read) => {
  expect(parseSecondFactor(typed)).toEqual(read);
});

test('a recovery code is written in groups of four', () => {
  expect(formatRecoveryCode('ABCDEFGH23456789')).toBe('ABCD-EFGH-2345-6789');
});

test('a recovery code has at least 128 bits', () => {
  expect(new Set(RECOVERY_ALPHABET).size).toBe(RECOVERY_ALPHABET.length);
  expect(RECOVERY_LENGTH * Math.log2(RECOVERY_ALPHABET.length)).toBeGreaterThanOrEqual(128);
});
