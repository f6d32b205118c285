import { expect, test } from 'vitest';
import { failureCode } from './failure-code.ts';

test('a failure is named by its code, by the code of its cause, else by its kind', () => {
  const expired = Object.assign(new Error('certificate of mara@exemplu.ro has expired'), { code: 'CERT_HAS_EXPIRED' });
  expect(failureCode(expired)).toBe('CERT_HAS_EXPIRED');
  expect(failureCode(new TypeError('fetch failed', { cause: expired }))).toBe('CERT_HAS_EXPIRED');
  expect(failureCode(new RangeError('no'))).toBe('RangeError');
  expect(failureCode('no')).toBe('unknown');
});
