import { expect, test } from 'vitest';
import { copyFaultSentence } from './copy-fault.ts';
import { addressOfPlace, parseCopyPlace, type TypedCopyPlace } from './parse-copy-place.ts';

const TYPED: TypedCopyPlace = {
  endpoint: ' s3.exemplu.ro/ ',
  bucket: 'copii-vatra',
  folder: '',
  region: '',
  keyId: ' CHEIE ',
  secret: ' secret ',
};
const problemsOf = (typed: Partial<TypedCopyPlace>, isStored = false) => {
  const parsed = parseCopyPlace({ ...TYPED, ...typed }, isStored);
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
};

test('a place is taken without spaces around it, and with the usual folder and region where none is typed', () => {
  const parsed = parseCopyPlace(TYPED, false);
  expect(parsed).toEqual({
    ok: true,
    value: {
      endpoint: 'https://s3.exemplu.ro',
      bucket: 'copii-vatra',
      folder: 'pofta',
      region: 'us-east-1',
      keyId: 'CHEIE',
      secret: 'secret',
    },
  });
  expect(parsed.ok && addressOfPlace(parsed.value)).toBe('https://s3.exemplu.ro/copii-vatra/pofta');
});

test('each wrong field has its own problem; without TLS only a place of the own network is taken', () => {
  expect(problemsOf({ endpoint: 'https://s3.exemplu.ro/galeata' })).toEqual(['copies_endpoint_invalid']);
  expect(problemsOf({ endpoint: '' })).toEqual(['copies_endpoint_invalid']);
  expect(problemsOf({ endpoint: 'http://s3.exemplu.ro' })).toEqual(['copies_needs_https']);
  expect(problemsOf({ endpoint: 'http://192.168.1.9:9000' })).toEqual([]);
  expect(problemsOf({ bucket: 'o găleată' })).toEqual(['copies_bucket_invalid']);
  expect(problemsOf({ folder: 'a/../b' })).toEqual(['copies_folder_invalid']);
  expect(problemsOf({ folder: '/a/b/' })).toEqual([]);
  expect(problemsOf({ region: 'eu central' })).toEqual(['copies_region_invalid']);
  expect(problemsOf({ keyId: 'o cheie' })).toEqual(['copies_key_required']);
  expect(problemsOf({ secret: '' })).toEqual(['copies_secret_required']);
  expect(problemsOf({ secret: '' }, true)).toEqual([]);
  expect(problemsOf({ secret: 'un secret' }, true)).toEqual(['copies_secret_required']);
});

test.each([
  [403, 'InvalidAccessKeyId', '', /cheia de acces/],
  [403, 'SignatureDoesNotMatch', '', /Secretul nu se potrivește/],
  [403, 'RequestTimeTooSkewed', '', /Ceasul serverului/],
  [403, '', '', /nu are voie/],
  [401, '', '', /nu are voie/],
  [404, 'NoSuchBucket', '', /Găleata nu există/],
  [404, '', '', /Găleata nu există/],
  [301, '', '', /altă regiune/],
  [307, '', '', /altă regiune/],
  [400, 'AuthorizationHeaderMalformed', '', /Regiunea nu este/],
  [503, 'SlowDown', '', /503 SlowDown/],
  [0, '', 'getaddrinfo ENOTFOUND s3.exempl.ro', /Nu există niciun serviciu/],
  [0, '', 'self-signed certificate', /Certificatul/],
  [0, '', 'connect ECONNREFUSED', /nu răspunde/],
])('%i %s %s is said in words', (status, code, message, said) => {
  expect(copyFaultSentence({ status, code, message })).toMatch(said);
});
