import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeBytes, negotiateEncoding } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
  ['*', 'identity'],
])('%j asks for %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});

test('what is encoded can be read again', async () => {
  const bytes = new TextEncoder().encode('Mămăligă cu brânză. '.repeat(100));
  expect(brotliDecompressSync(await encodeBytes(bytes, 'br'))).toEqual(Buffer.from(bytes));
  expect(gunzipSync(await encodeBytes(bytes, 'gzip'))).toEqual(Buffer.from(bytes));
  expect(await encodeBytes(bytes, 'identity')).toBe(bytes);
});
