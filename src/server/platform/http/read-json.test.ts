import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { readJson, unstorablePaths } from './read-json.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A request whose body comes in these pieces, and then breaks off where an error is among them. */
function arriving(pieces: readonly (string | Uint8Array<ArrayBuffer> | Error)[], headers = JSON_TYPE): Request {
  const waiting = [...pieces];
  const body = new ReadableStream({
    pull(controller) {
      const piece = waiting.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
    },
  });
  // Half duplex, as bodies that are streamed must be; the types of the DOM do not know it.
  return new Request('http://shop/', { method: 'POST', headers, body, ...{ duplex: 'half' } });
}

test('a body that comes in pieces is put together, letters of two bytes included', async () => {
  const [before, after] = [new Uint8Array([0x22, 0xc8]), new Uint8Array([0x99, 0x22])];
  expect(await readJson(arriving([before, after]))).toEqual(ok('ș'));
});

test('a client that disconnects in the middle is no error of the server', async () => {
  expect(await readJson(arriving(['{"a":', new Error('aborted')]))).toEqual(err('malformed_request'));
});

test('a body that never ends is cut off at the limit, whatever it announced', async () => {
  const endless = Array.from({ length: 70 }, () => ' '.repeat(1024));
  expect(await readJson(arriving(endless))).toEqual(err('payload_too_large'));
  const lying = { ...JSON_TYPE, 'Content-Length': '9999999' };
  expect(await readJson(arriving(['{}'], lying))).toEqual(err('payload_too_large'));
});

test('what is too deep, is no JSON, or says that it is something else is refused', async () => {
  expect(await readJson(arriving(['['.repeat(14), ']'.repeat(14)]))).toEqual(err('malformed_request'));
  expect(await readJson(arriving(['{"a"']))).toEqual(err('malformed_request'));
  expect(await readJson(arriving(['{}'], { 'Content-Type': 'text/plain' }))).toEqual(err('unsupported_media_type'));
});

test('texts that cannot be kept are named by their path, passwords are left alone', () => {
  const body = {
    name: 'Ana\ud800',
    lines: [{ message: 'bun' }, { message: 'a\u001bb' }],
    note: 'unu\vdoi\tși\ntrei \u202ex',
    currentPassword: '\ud800',
    deep: { 'a\ud800': 1 },
  };
  expect(unstorablePaths(body)).toEqual(['name', 'deep']);
  expect(unstorablePaths('\udc00')).toEqual(['']);
  expect(unstorablePaths([1, null, true, { a: 'ă 🍕' }])).toEqual([]);
});
