import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '#contract/pictures/picture-addresses.ts';
import { decodePicture } from './decode-picture.ts';
import { encodePicture } from './encode-picture.ts';

// The first decoded file blocks every other format for the process, which further tests share.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const plain = { channels: 3, background: '#c8792f' } as const;
const aStrip = (width: number, height: number) => sharp({ create: { ...plain, width, height } });
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const aPhoto = (width: number, height: number) => sharp({ create: { ...plain, width, height, noise } });

describe('files', () => {
  /** The number in the header of its scan by which a baseline JPEG says that all coefficients come: 63. */
  function withLastCoefficient(jpeg: Buffer, last: number): Buffer {
    const changed = Buffer.from(jpeg);
    const scan = changed.indexOf(Buffer.from([0xff, 0xda]));
    const components = changed.readUInt8(scan + 4);
    changed.writeUInt8(last, scan + 4 + 2 * components + 2);
    return changed;
  }

  test('a JPEG as phones write it, whose scan says that it ends early, is accepted', async () => {
    const jpeg = await aPhoto(320, 240).jpeg({ progressive: false }).toBuffer();
    expect(withLastCoefficient(jpeg, 63)).toEqual(jpeg);
    expect(await decodePicture(withLastCoefficient(jpeg, 0))).toMatchObject({ value: { width: 320, height: 240 } });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that is cut off is refused', async (format) => {
    const file = await aPhoto(320, 240).toFormat(format).toBuffer();
    for (const part of [0.9, 0.5, 0.1]) {
      expect(await decodePicture(file.subarray(0, Math.floor(file.byteLength * part)))).toEqual({
        ok: false,
        error: 'not_a_picture',
      });
    }
  });
});

test.each([
  [10, 15_000],
  [15_000, 10],
  [1, 60_000],
  [60_000, 1],
  [100, 20_000],
  [170, 20_000],
  [20_000, 170],
  [1, 1],
])('a picture of %i × %i pixels becomes one that browsers show', async (width, height) => {
  const decoded = await decodePicture(await aStrip(width, height).png().toBuffer());
  if (!decoded.ok) throw new Error(decoded.error);
  const encoded = await encodePicture(decoded.value, { effort: 0, quality: 50, hasAvif: false });
  expect(encoded.variants.length).toBeGreaterThan(0);
  for (const { bytes, width: shown } of encoded.variants) {
    expect((await sharp(bytes).metadata()).width).toBe(shown);
    expect(shown).toBeLessThanOrEqual(IMAGE_WIDTHS.at(-1) ?? 0);
  }
  expect(encoded.placeholder.length).toBeLessThan(1_000);
});
