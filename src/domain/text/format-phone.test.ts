import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test('a Romanian number is read in groups, a foreign one stays', () => {
  expect(formatPhone('+40722123456')).toBe('0722 123 456');
  expect(formatPhone('0258712345')).toBe('0258 712 345');
  expect(formatPhone('+4915112345678')).toBe('+4915112345678');
  expect(formatPhone('0040722123456')).toBe('0722 123 456');
});
