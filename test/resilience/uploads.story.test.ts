/** Only real pictures are stored, without metadata, and no file exhausts the server's memory. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { aManager } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { HIDDEN, ODD_FILES } from './odd-pictures.ts';

/** Covers the uploaded and the stored bytes only, because pictures are decoded in a separate process. */
const MOST_GROWTH_BYTES = 150 * 1024 * 1024;
const MOST_SENT_BYTES = 5 * 1024 * 1024 + 10_000;

const shop = await testApp();
afterAll(() => shop.close());
const api = shop.apiOf(await aManager(shop.db));

const upload = async (name: string, bytes: Uint8Array) => {
  try {
    const image = new File([new Uint8Array(bytes)], `../../${name}.png`, { type: 'image/png' });
    return (await api('uploadPicture', { body: { image } })).image;
  } catch (failure) {
    if (failure instanceof CallFailure) return failure;
    throw failure;
  }
};

test('there are at least forty files, some of them real', () => {
  expect(ODD_FILES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ODD_FILES.map(({ name }) => name)).size).toBe(ODD_FILES.length);
});

test.each(ODD_FILES.filter(({ kept }) => kept !== null))('$name is kept, and nothing but its pixels', async (file) => {
  const bytes = await file.bytes();
  const image = await upload(file.name, bytes);
  if (image instanceof CallFailure) throw image;
  expect([image.width, image.height]).toEqual(file.kept);
  const kept = await shop.db
    .selectFrom('image_variants')
    .select(['bytes', 'format'])
    .where('hash', '=', image.hash)
    .execute();
  expect(kept.length).toBeGreaterThan(0);
  for (const variant of kept) {
    expect(variant.bytes.includes(HIDDEN)).toBe(false);
    expect(variant.bytes.includes('<script')).toBe(false);
    if (variant.format !== 'webp') continue;
    const { exif, xmp, icc, iptc, orientation, pages = 1 } = await sharp(variant.bytes).metadata();
    expect([exif, xmp, icc, iptc, orientation, pages]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
  }
});

test.each(ODD_FILES.filter(({ kept }) => kept === null))('$name is refused in words', async (file) => {
  const before = await shop.db.selectFrom('images').select('hash').execute();
  const refusal = await upload(file.name, await file.bytes());
  if (!(refusal instanceof CallFailure)) throw new Error(`${file.name} was kept`);
  expect(refusal.status).toBe(422);
  expect(refusal.body?.fields?.image).toMatch(/^(Fișierul|Imaginea) .*\.$/);
  expect(await shop.db.selectFrom('images').select('hash').execute()).toEqual(before);
});

test('all of them at once, with two of the largest photos, take no more memory than a few of them', async () => {
  const files = await Promise.all(ODD_FILES.map(async ({ name, bytes }) => [name, await bytes()] as const));
  const largest = await sharp({
    create: {
      width: 5_000,
      height: 5_000,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 2 },
    },
  })
    .jpeg({ quality: 20 })
    .toBuffer();
  expect(largest.byteLength).toBeLessThan(MOST_SENT_BYTES);
  const start = process.memoryUsage().rss;
  let highest = start;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 5);
  const all = [...files, ['mare', largest] as const, ['mare ca ea', largest] as const];
  await Promise.all(all.map(([name, bytes]) => upload(name, bytes)));
  clearInterval(watch);
  expect(highest - start).toBeLessThan(MOST_GROWTH_BYTES);
});
