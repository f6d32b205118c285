import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import {
  mailPictureAddress,
  pictureHashOf,
  SHARE_SIZE,
  sharePictureAddress,
} from '#contract/pictures/picture-addresses.ts';
import { MOST_UPLOAD_BYTES } from '#contract/pictures/picture-rules.ts';
import { patience } from '#test/support/patience.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { storeImage } from './store-image.ts';
import { storeMailJpeg } from './store-mail-jpeg.ts';

const store = (story: TestApp, bytes: Uint8Array) => storeImage(story.db, bytes);
const aPhoto = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#c8792f', noise: { type: 'gaussian', mean: 128, sigma: 3 } },
  });

test('an uploaded photo is served in every width, for good, and as nothing but a picture', async () => {
  await using story = await testApp();
  const stored = await store(story, await aPhoto(700, 525).jpeg().toBuffer());
  if (!stored.ok) throw new Error(stored.error);
  const { hash } = stored.value;
  for (const width of [160, 320, 640]) {
    const response = await story.request(`/imagini/${hash}-${width}.webp`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width);
  }
  const row = await story.db.selectFrom('images').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ hash, width: 700, height: 525 });
  expect(row.placeholder).toMatch(/^data:image\/webp;base64,/);
});

test('a picture of any shape is shared as a JPEG of 1200 × 630, drawn once, and mails never take it for theirs', async () => {
  await using story = await testApp();
  const hashes = await Promise.all(
    [aPhoto(700, 525), aPhoto(200, 400), aPhoto(1500, 500)].map(async (photo) => {
      const stored = await store(story, await photo.jpeg().toBuffer());
      if (!stored.ok) throw new Error(stored.error);
      return stored.value.hash;
    }),
  );
  for (const hash of hashes) {
    const answers = await Promise.all([1, 2].map(() => story.request(sharePictureAddress(hash))));
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE });
    }
    await storeMailJpeg(story.db, hash);
    const { format, width } = await sharp(
      await (await story.request(mailPictureAddress(hash))).arrayBuffer(),
    ).metadata();
    expect([format, width]).not.toEqual(['jpeg', SHARE_SIZE.width]);
    expect(pictureHashOf(sharePictureAddress(hash))).toBe(hash);
  }
  const kept = await story.db.selectFrom('image_variants').select('hash').where('format', '=', 'share').execute();
  expect(kept).toHaveLength(hashes.length);
  // Another process finds it stored.
  expect((await story.second().request(sharePictureAddress(hashes[0] ?? ''))).status).toBe(200);
  expect((await story.request(sharePictureAddress('0'.repeat(32)))).status).toBe(404);
  expect((await story.request(`/imagini/${hashes[0]}-1200x631.jpg`)).status).toBe(404);
  expect((await story.request(`/imagini/${hashes[0]}-1200x630.webp`)).status).toBe(404);
});

test('a width that is not there is answered with the nearest, a format that is not there with WebP', async () => {
  await using story = await testApp();
  const stored = await store(story, await aPhoto(400, 300).png().toBuffer());
  if (!stored.ok) throw new Error(stored.error);
  const { hash } = stored.value;
  const sent = await story.request(`/imagini/${hash}-1280.webp`);
  expect((await sharp(await sent.arrayBuffer()).metadata()).width).toBe(320);
  const avif = await story.request(`/imagini/${hash}-320.avif`);
  expect(['image/avif', 'image/webp']).toContain(avif.headers.get('content-type'));
  expect(
    (await story.request(`/imagini/${hash}-320.webp`, { headers: { 'If-None-Match': `"${hash}-320.webp"` } })).status,
  ).toBe(304);
});

test.each(['/imagini/x-320.webp', `/imagini/${'0'.repeat(32)}-320.webp`, `/imagini/${'0'.repeat(32)}-320.svg`])(
  '%s is not there',
  async (path) => {
    await using story = await testApp();
    expect((await story.request(path)).status).toBe(404);
  },
);

test('a width that no page of ours uses is not found, so the cache cannot be filled with one picture', async () => {
  await using story = await testApp();
  const stored = await store(story, await aPhoto(400, 300).png().toBuffer());
  if (!stored.ok) throw new Error(stored.error);
  for (const width of ['319', '0320', '9999']) {
    expect((await story.request(`/imagini/${stored.value.hash}-${width}.webp`)).status).toBe(404);
  }
});

test('where a photo was taken and what was hidden behind it do not get in', async () => {
  await using story = await testApp();
  const photo = await aPhoto(320, 240)
    .withExif({ IFD0: { Copyright: 'GPS 46.17 23.91' } })
    .jpeg()
    .toBuffer();
  const stored = await store(story, Buffer.concat([photo, Buffer.from('<script>steal()</script>')]));
  if (!stored.ok) throw new Error(stored.error);
  const rows = await story.db.selectFrom('image_variants').select('bytes').execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { bytes } of rows) {
    expect(bytes.includes('GPS 46.17')).toBe(false);
    expect(bytes.includes('steal')).toBe(false);
    // What is read by this process may be no AVIF any more: its decoder is shut.
    if (bytes.includes('WEBP')) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

test('a phone’s photo is turned upright', async () => {
  await using story = await testApp();
  await store(story, await aPhoto(320, 160).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(await story.db.selectFrom('images').select(['width', 'height']).executeTakeFirst()).toEqual({
    width: 160,
    height: 320,
  });
});

test('the same picture twice is one picture', async () => {
  await using story = await testApp();
  const photo = await aPhoto(320, 240).png().toBuffer();
  expect(await store(story, photo)).toEqual(await store(story, photo));
  expect(await story.db.selectFrom('images').select('hash').execute()).toHaveLength(1);
});

test.each([
  ['a drawing that is a program', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a page', () => Buffer.from('<!doctype html><script>1</script>')],
  ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00')],
  [
    'a broken PNG',
    () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)]),
  ],
  [
    'a drawing behind the first bytes of a photo',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')]),
  ],
  ['nothing', () => Buffer.alloc(0)],
])('%s is refused', async (_, bytes) => {
  await using story = await testApp();
  expect(await store(story, bytes())).toEqual({ ok: false, error: 'not_a_picture' });
});

test('a file that is too large, and a small one that would unfold into a huge picture, are refused', async () => {
  await using story = await testApp();
  expect(await store(story, Buffer.alloc(MOST_UPLOAD_BYTES + 1))).toEqual({ ok: false, error: 'too_large' });
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.byteLength).toBeLessThan(MOST_UPLOAD_BYTES);
  expect(await store(story, bomb)).toEqual({ ok: false, error: 'too_many_pixels' });
});

/** The process that draws for this one. */
async function findDrawer(): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  const found = stdout.split('\n').find((line) => new RegExp(`^ *\\d+ +${process.pid} .*draw-pictures`).test(line));
  return found === undefined ? undefined : Number.parseInt(found, 10);
}

async function waitForDrawer(): Promise<number> {
  return vi.waitFor(async () => {
    const pid = await findDrawer();
    if (pid === undefined) throw new Error('Nobody draws');
    return pid;
  });
}

test('a picture that kills the process that draws it is an error, and the next one is drawn by another', async () => {
  await using story = await testApp();
  const small = await aPhoto(200, 100).jpeg().toBuffer();
  const large = await aPhoto(4_000, 3_000).jpeg().toBuffer();
  const failure = store(story, large).catch((error: unknown) => error);
  const first = await waitForDrawer();
  process.kill(first, 'SIGKILL');
  expect(await failure).toMatchObject({ message: 'The process that draws pictures ended: null' });
  expect((await store(story, small)).ok).toBe(true);
  const second = await waitForDrawer();
  expect(second).not.toBe(first);
  process.kill(second, 'SIGKILL');
  // Not only dead but told: until this process has heard of it, the id stands for a zombie.
  await vi.waitFor(() => expect(() => process.kill(second, 0)).toThrow('ESRCH'));
  expect((await store(story, small)).ok, 'after a death in between').toBe(true);
});

test.skipIf(process.platform !== 'linux')(
  'the process that draws has no setting and no secret of ours, and ends by itself',
  {
    timeout: patience(20_000),
  },
  async () => {
    await using story = await testApp();
    await store(story, await aPhoto(200, 100).jpeg().toBuffer());
    const pid = await waitForDrawer();
    const names = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').map((line) => line.split('=')[0]);
    expect(names.filter((name) => name !== '').toSorted()).toEqual([
      'MALLOC_ARENA_MAX',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
    ]);
    expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).toContain('--permission');
    await vi.waitFor(async () => expect(await findDrawer()).toBeUndefined(), { timeout: patience(15_000) });
  },
);
