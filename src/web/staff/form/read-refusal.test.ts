import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { readRefusal } from './read-refusal.ts';

const answered = (status: number, body: Partial<ErrorBody> & Pick<ErrorBody, 'code'>) =>
  new CallFailure(status, { message: 'Propoziția serverului.', requestId: 'x', ...body });

test('what the server says of fields reaches the form, in the words staff are spoken to with', () => {
  const refusal = readRefusal(answered(422, { code: 'invalid_request', fields: { 'company.cui': 'CUI greșit.' } }));
  expect(refusal).toEqual({
    kind: 'fields',
    sentence: 'Unele câmpuri nu sunt completate corect.',
    fields: { 'company.cui': 'CUI greșit.' },
  });
});

test.each([
  ['a change by another person', answered(409, { code: 'changed_meanwhile' }), 'conflict', 'Propoziția serverului.'],
  [
    'a session that ended',
    answered(401, { code: 'unauthenticated' }),
    'session',
    'Sesiunea a expirat. Conectați-vă din nou.',
  ],
  [
    'a fault of ours',
    answered(500, { code: 'internal_error' }),
    'other',
    'A apărut o eroare la noi. Încercați din nou.',
  ],
  ['what the server says itself', answered(409, { code: 'entry_in_use' }), 'other', 'Propoziția serverului.'],
  ['no network', new CallFailure(0, null), 'other', 'Nu există conexiune la internet.'],
  ['no answer of ours', new CallFailure(502, null), 'other', expect.stringContaining('a rămas pe ecran')],
  ['something thrown', new TypeError('x'), 'other', expect.stringContaining('a rămas pe ecran')],
])('%s is told apart', (_name, failure, kind, sentence) => {
  expect(readRefusal(failure)).toMatchObject({ kind, sentence, fields: {} });
});
