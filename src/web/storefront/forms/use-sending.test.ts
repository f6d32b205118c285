import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { sayWhy } from './use-sending.ts';

test('a refusal is told in the server’s words, each field beside it', () => {
  const body = { code: 'invalid_request' as const, message: 'Verifică.', requestId: 'r', fields: { name: 'Scurt.' } };
  expect(sayWhy(new CallFailure(422, body))).toEqual({
    isBusy: false,
    errors: { name: 'Scurt.' },
    problem: 'Verifică.',
  });
});

test('without an answer the guest is told that nothing typed is lost', () => {
  expect(sayWhy(new CallFailure(0, null)).problem).toContain('Tot ce ai completat a rămas aici');
});

test('a form may say first what did not happen', () => {
  const failed = 'Rezervarea nu este posibilă.';
  expect(sayWhy(new CallFailure(0, null), failed).problem).toMatch(/^Rezervarea nu este posibilă\. Nu/);
  const body = { code: 'internal_error' as const, message: 'A apărut o eroare la noi.', requestId: 'r' };
  expect(sayWhy(new CallFailure(500, body), failed).problem).toBe(failed);
  expect(sayWhy(new CallFailure(500, body)).problem).toBe(body.message);
});

test('a bug stays a bug', () => {
  expect(() => sayWhy(new TypeError('x'))).toThrow('x');
});
