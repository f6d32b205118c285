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

test('a bug stays a bug', () => {
  expect(() => sayWhy(new TypeError('x'))).toThrow('x');
});
