import { expect, test } from 'vitest';
import { formatRecoveryCode, parseSecondFactor } from './second-factor.ts';

test.each([
  ['123 456', { kind: 'totp', digits: '123456' }],
  ['abcd-efgh-2345-6789', { kind: 'recovery', code: 'ABCDEFGH23456789' }],
  ['ABCD EFGH 2345 6789', { kind: 'recovery', code: 'ABCDEFGH23456789' }],
  ['12345', null],
  ['ABCD-EFGH-2345-678O', null],
  ['', null],
])('„%s” is read as %j', (typed, read) => {
  expect(parseSecondFactor(typed)).toEqual(read);
});

test('a recovery code is written in groups of four', () => {
  expect(formatRecoveryCode('ABCDEFGH23456789')).toBe('ABCD-EFGH-2345-6789');
});
