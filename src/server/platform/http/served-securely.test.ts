import { expect, test } from 'vitest';
import { isServedSecurely } from './served-securely.ts';

test.each([
  ['https://pofta.example.ro', true],
  ['HTTPS://pofta.example.ro', true],
  ['http://localhost:3000', false],
])('%s is served securely: %s', (publicUrl, expected) => {
  expect(isServedSecurely(publicUrl)).toBe(expected);
});
