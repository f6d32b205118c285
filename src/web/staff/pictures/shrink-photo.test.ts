import { afterEach, expect, test, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

afterEach(() => vi.unstubAllGlobals());

const MB = 1024 * 1024;

/** A browser that reads pictures of this size, and writes files of these bytes by type; others come as PNG. */
function browser(width: number, height: number, writes: Readonly<Record<string, number>>): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(canvasWidth: number, canvasHeight: number) {
        if (canvasWidth < 1 || canvasHeight < 1) throw new Error('IndexSizeError');
      }
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      async convertToBlob({ type }: { type: string }) {
        const known = type in writes ? type : 'image/png';
        return new Blob([new Uint8Array(writes[known] ?? 6 * MB)], { type: known });
      }
    },
  );
}

const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'ciorba.jpg', { type: 'image/jpeg' });

test.each([
  ['writes WebP', { 'image/webp': MB / 2, 'image/jpeg': MB }, 'image/webp'],
  ['answers PNG to WebP', { 'image/jpeg': MB }, 'image/jpeg'],
])('a photo of a phone is made smaller by a browser that %s', async (_, writes, type) => {
  browser(4000, 3000, writes);
  const sent = await shrinkPhoto(photo(3.9 * MB));
  expect(sent.type).toBe(type);
  expect(sent.size).toBeLessThan(3.9 * MB);
});

test.each([
  ['writes neither', {}],
  ['makes it larger', { 'image/webp': 4 * MB }],
])('a photo stays as it is where the browser %s', async (_, writes) => {
  browser(4000, 3000, writes);
  const file = photo(3.9 * MB);
  expect(await shrinkPhoto(file)).toBe(file);
});

test('a picture of more pixels than the server takes is always made smaller', async () => {
  browser(8000, 6000, { 'image/jpeg': MB });
  expect((await shrinkPhoto(photo(MB / 2))).size).toBe(MB);
});

test('a very thin picture keeps at least one pixel', async () => {
  browser(20, 60_000, { 'image/webp': MB / 2 });
  expect((await shrinkPhoto(photo(2 * MB))).type).toBe('image/webp');
});
