import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cacheJson, etagOf, isKnown, shareJson, shareText } from './shared-body.ts';

const body = shareJson({ pret: 12.5 });

test('equal content has equal tags, other content another', () => {
  expect(shareJson({ pret: 12.5 }).tag).toBe(body.tag);
  expect(shareJson({ pret: 12.6 }).tag).not.toBe(body.tag);
  expect(etagOf(body, 'br')).not.toBe(etagOf(body, 'gzip'));
});

test.each([
  ['identity', (bytes: Uint8Array) => bytes],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('the bytes in %s are made once and give back the content', async (encoding, decode) => {
  const bytes = await body.bytes(encoding);
  expect(new TextDecoder().decode(decode(bytes))).toBe('{"pret":12.5}');
  expect(await body.bytes(encoding)).toBe(bytes);
});

test('a body that lasts is compressed better, once, and says the same', async () => {
  const page = shareText(Array.from({ length: 400 }, (_, row) => `<li>Ciorbă nr. ${row * 7}</li>`).join(''));
  const first = await page.bytes('br');
  const [one, other] = [page.compressBetter(), page.compressBetter()];
  expect(one).toBe(other);
  expect(await page.bytes('br')).toBe(first);
  await one;
  const better = await page.bytes('br');
  expect(better.byteLength).toBeLessThan(first.byteLength);
  expect(brotliDecompressSync(better)).toEqual(brotliDecompressSync(first));
});

test.each([
  ['the tag itself', etagOf(body, 'br'), true],
  ['the tag of another encoding', etagOf(body, 'identity'), true],
  ['a tag weakened by a proxy', `W/${etagOf(body, 'br')}`, true],
  ['one of several tags', `"other", ${etagOf(body, 'gzip')}`, true],
  ['any content', '*', true],
  ['nothing', null, false],
  ['an empty list', '', false],
  ['another tag', '"other-br"', false],
  ['a part of the tag', body.tag.slice(0, 5), false],
])('a client that names %s: known is told', (_, header, known) => {
  expect(isKnown(body, header)).toBe(known);
});

test('JSON is made again only for other objects', () => {
  const made: number[] = [];
  const remember = cacheJson((menu: { readonly price: number }) => {
    made.push(menu.price);
    return menu;
  });
  const menu = { price: 1 };
  expect(remember(menu)).toBe(remember(menu));
  expect(remember({ price: 1 })).not.toBe(remember(menu));
  expect(made).toEqual([1, 1, 1]);
});
