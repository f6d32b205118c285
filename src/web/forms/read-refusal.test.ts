import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { guestFailureSentence, readRefusal } from './read-refusal.ts';

const answered = (status: number, body: Partial<ErrorBody> & Pick<ErrorBody, 'code'>) =>
  new CallFailure(status, { message: 'Propoziția serverului.', requestId: 'x', ...body });

afterEach(() => vi.unstubAllGlobals());

describe('a refusal', () => {
  test('names fields by the paths of the form', () => {
    const failure = answered(422, { code: 'invalid_request', fields: { '0.name': 'Prea scurt.' } });
    expect(readRefusal(failure, 'Nu.', { fieldOf: (path) => path.replace('0.', '') })).toEqual({
      refusal: { kind: 'fields', code: 'invalid_request', sentence: 'Nu.' },
      fields: { name: 'Prea scurt.' },
    });
  });

  test('that names no field may belong to one by its code', () => {
    const failure = answered(403, { code: 'wrong_password' });
    expect(readRefusal(failure, 'Nu.', { fieldOfCode: { wrong_password: 'password' } })).toEqual({
      refusal: { kind: 'fields', code: 'wrong_password', sentence: 'Nu.' },
      fields: { password: 'Propoziția serverului.' },
    });
  });

  test.each([
    ['a change by another person', answered(409, { code: 'changed_meanwhile' }), 'conflict'],
    ['a session that ended', answered(401, { code: 'unauthenticated' }), 'session'],
    ['a wrong password at the door', answered(401, { code: 'bad_credentials' }), 'other'],
    ['no network', new CallFailure(0, null), 'other'],
    ['something thrown', new TypeError('x'), 'other'],
  ])('%s is told apart', (_name, failure, kind) => {
    expect(readRefusal(failure, 'Nu.', {})).toEqual({
      refusal: { kind, code: failure instanceof CallFailure ? (failure.body?.code ?? null) : null, sentence: 'Nu.' },
      fields: {},
    });
  });
});

describe('a guest reads', () => {
  test('the server’s words where it answered', () => {
    expect(guestFailureSentence(answered(409, { code: 'entry_in_use' }), 'Nu a mers.')).toBe('Propoziția serverului.');
  });

  test.each([
    [false, 'Nu există conexiune la internet.'],
    [true, 'Magazinul nu răspunde acum.'],
  ])('without an answer (a line: %s), what did not happen and that nothing typed is lost', (onLine, why) => {
    vi.stubGlobal('navigator', { onLine });
    expect(guestFailureSentence(new CallFailure(0, null))).toContain('Tot ce ai completat a rămas aici');
    expect(guestFailureSentence(new CallFailure(0, null), 'Rezervarea nu este posibilă.')).toContain(
      `posibilă. ${why}`,
    );
  });

  test('what did not happen, where the server broke', () => {
    const broken = answered(500, { code: 'internal_error' });
    expect([guestFailureSentence(broken, 'Nu a mers.'), guestFailureSentence(broken)]).toEqual([
      'Nu a mers.',
      'Propoziția serverului.',
    ]);
  });

  test('nothing of a bug: it is thrown on', () => {
    expect(() => guestFailureSentence(new TypeError('x'))).toThrow('x');
  });
});
