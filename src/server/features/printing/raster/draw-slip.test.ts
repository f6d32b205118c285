import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { composeSlip, FIRST_SLIP } from '#domain/printing/compose-slip.ts';
import { SLIP_KINDS, SLIP_WIDTHS, type Slip } from '#domain/printing/slip.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anyLines, FIFTY_LINES, lettersOf } from '#test/support/a-long-order.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import type { Bitmap } from './bitmap.ts';
import { cutForPrinter, drawSlip, MOST_DOTS } from './draw-slip.ts';
import { encodePng } from './encode-png.ts';
import { writable } from './slip-letters.ts';

const isBlack = ({ bits, bytesPerRow }: Bitmap, x: number, y: number) =>
  ((bits[y * bytesPerRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;

/** Columns with ink, from the first to the last. */
function inkOf(bitmap: Bitmap): readonly [number, number] {
  const columns = Array.from({ length: bitmap.width }, (_, x) => x).filter((x) =>
    Array.from({ length: bitmap.height }, (_, y) => y).some((y) => isBlack(bitmap, x, y)),
  );
  return [columns[0] ?? 0, columns.at(-1) ?? 0];
}

/** Rows with ink, from the first to the last. */
const rowsWithInk = (bitmap: Bitmap): readonly number[] =>
  Array.from({ length: bitmap.height }, (_, y) => y).filter((y) =>
    bitmap.bits.subarray(y * bitmap.bytesPerRow, (y + 1) * bitmap.bytesPerRow).some((byte) => byte !== 0),
  );

const line = (text: string): Slip => [{ kind: 'text', text, size: 'text' }];

describe('letters', () => {
  test('every Romanian letter has its own shape, cedillas become commas', () => {
    const shapes = [...'aăâiîsștțAĂÂIÎSȘTȚ'].map((letter) =>
      Buffer.from(drawSlip(line(letter), 384).bits).toString('hex'),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(drawSlip(line('Şţ'), 384)).toEqual(drawSlip(line('Șț'), 384));
  });

  test.each([
    ['Łódź, Kőszeg, Čačak', 'Łódź, Kőszeg, Čačak'],
    ['ciorbă 🌶️ iute', 'ciorbă ? iute'],
    ['Їжак', '????'],
    ['e\u0301', 'é'],
    ['350\u00a0g', '350 g'],
    ['1−1…', '1–1...'],
  ])('%s is written %s', (text, written) => {
    expect(writable(text)).toBe(written);
  });
});

describe('a slip', () => {
  test('is the same picture on every machine', () => {
    const hashes = SLIP_WIDTHS.map((width) => {
      const slip = composeSlip('kitchen', anOrderView({ hasAllergyNote: true }), {
        ...FIRST_SLIP,
        at: NOON,
        restaurant: null,
      });
      return createHash('sha256').update(drawSlip(slip, width).bits).digest('hex').slice(0, 16);
    });
    expect(hashes).toEqual(['758716bfb10c1373', 'c3d2f7e58ac3b76f']);
  });

  test('stays on the paper whatever guests and menus write', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 60 });
    const size = fc.constantFrom('small', 'text', 'strong', 'dish', 'large');
    const block: fc.Arbitrary<Slip[number]> = fc.oneof(
      fc.record({ kind: fc.constant('heading'), left: word, right: word }),
      fc.record({
        kind: fc.constant('text'),
        text: word,
        size,
        align: fc.constantFrom('left', 'centre'),
        isIndented: fc.boolean(),
      }),
      fc.record({
        kind: fc.constant('row'),
        left: word,
        right: fc.string({ maxLength: 12 }),
        size: fc.constant('text'),
      }),
      fc.record({
        kind: fc.constant('dish'),
        quantity: fc.constantFrom('1 ×', '120 ×'),
        name: word,
        isIndented: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('banner'), text: fc.string({ maxLength: 12 }) }),
      fc.record({ kind: fc.constant('box'), title: word, text: word, isIndented: fc.boolean() }),
      fc.record({ kind: fc.constant('rule'), isDashed: fc.boolean() }),
    ) as fc.Arbitrary<Slip[number]>;
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), fc.constantFrom(...SLIP_WIDTHS), (slip, width) => {
        const bitmap = drawSlip(slip, width);
        const [, last] = inkOf(bitmap);
        expect(bitmap.width).toBe(width);
        // Eight dots of margin; a heading of two long words may run over them, never over the paper.
        if (!slip.some(({ kind }) => kind === 'heading')) expect(last).toBeLessThan(width - 4);
      }),
      { numRuns: 60 },
    );
  });

  test('is read by any program as the picture it is: one bit, black on white', async () => {
    const bitmap = drawSlip(line('Poftă bună!'), 384);
    const png = encodePng(bitmap);
    // Depth and colour of the header: one bit, grey scale.
    expect([png[24], png[25]]).toEqual([1, 0]);
    const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([384, bitmap.height]);
    const pixels = Array.from({ length: 384 * bitmap.height }, (_, at) =>
      isBlack(bitmap, at % 384, Math.floor(at / 384)) ? 0 : 255,
    );
    expect([...data].filter((_, at) => at % info.channels === 0)).toEqual(pixels);
  });

  test('of any order comes out in parts that a printer accepts, on which every line is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SLIP_KINDS),
        fc.constantFrom(...SLIP_WIDTHS),
        anyLines,
        fc.string({ unit: 'grapheme', maxLength: 2_000 }),
        (kind, width, lines, note) => {
          const order = anOrderView({ lines, notes: note, hasAllergyNote: true });
          const slip = composeSlip(kind, order, { ...FIRST_SLIP, isCopy: true, at: NOON, restaurant: null });
          const parts = cutForPrinter(slip, width);
          for (const part of parts) expect(drawSlip(part, width).height).toBeLessThanOrEqual(MOST_DOTS);
          const read = lettersOf(parts.flat());
          for (const letters of slip.flatMap((block) => (block.kind === 'dish' ? [lettersOf([block])] : []))) {
            expect(read).toContain(letters);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  test.each(SLIP_WIDTHS)('of fifty dishes is printed whole on paper of %i dots', (width) => {
    const order = anOrderView({ lines: FIFTY_LINES, bundles: [] });
    const parts = cutForPrinter(composeSlip('kitchen', order, { ...FIRST_SLIP, at: NOON, restaurant: null }), width);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(drawSlip(part, width).height).toBeLessThanOrEqual(MOST_DOTS);
    const read = lettersOf(parts.flat());
    for (const { productName, extras, message } of FIFTY_LINES) {
      for (const text of [productName, ...extras.map(({ name }) => name), message]) {
        expect(read).toContain(text.replaceAll(' ', ''));
      }
    }
  });
});

describe('accents of capitals', () => {
  const heading = (text: string): Slip => [{ kind: 'heading', left: text, right: '' }];
  const banner = (text: string): Slip => [{ kind: 'banner', text }];

  test.each([
    // Its faces have only the letters of the words that stand in it.
    ['a heading', heading, ['NOUĂ', 'ACUM', '#17']],
    ['a banner', banner, ['ANULATĂ', 'MÂINE', 'ÎȘȚ', 'ŐŰÅ']],
  ])('of %s stay below the line above and above the line below', (_, block, texts) => {
    for (const width of SLIP_WIDTHS) {
      for (const text of texts) {
        const alone = drawSlip(block(text), width);
        const between = drawSlip([...line('x'), ...block(text), ...line('x')], width);
        const inkOfRows = ({ bits }: Bitmap) =>
          bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
        // Ink that ran over its neighbours would be lost in theirs.
        expect(inkOfRows(between)).toBe(inkOfRows(alone) + 2 * inkOfRows(drawSlip(line('x'), width)));
        expect(rowsWithInk(alone)[0]).toBeGreaterThanOrEqual(24);
        expect(rowsWithInk(alone).at(-1)).toBeLessThan(alone.height - 24);
      }
    }
  });
});
