// `node scripts/draw-slip-letters.mjs`: generates src/server/features/printing/raster/slip-letters.json.gz, the bitmap
// letters of slips for receipt printers. Run it only when a font, a size or the letters change.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const require = createRequire(import.meta.url);
const TARGET = join(import.meta.dirname, '../src/server/features/printing/raster/slip-letters.json.gz');

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
/** ASCII, Latin-1 and Latin Extended-A: every European language in Latin letters, plus Romanian's own letters. */
const EVERY_LETTER = [...range(0x20, 0x7e), ...range(0xa1, 0x17f), ...'ȘșȚț„”“’‘‚«»–—…•−€™→'].filter(
  (letter) => letter !== '\u00ad',
);
const CAPITALS = [...' #0123456789:.,-–', ...range(0x41, 0x5a), ...'ĂÂÎȘȚ'];

/** Font sizes in printer dots; a printer of 203 dpi has 8 dots per millimetre. */
const FACES = [
  { name: 'small', path: '500Medium/Figtree_500Medium.ttf', size: 25, letters: EVERY_LETTER },
  { name: 'text', path: '600SemiBold/Figtree_600SemiBold.ttf', size: 29, letters: EVERY_LETTER },
  { name: 'strong', path: '800ExtraBold/Figtree_800ExtraBold.ttf', size: 31, letters: EVERY_LETTER },
  { name: 'dish', path: '700Bold/Figtree_700Bold.ttf', size: 39, letters: EVERY_LETTER },
  { name: 'large', path: '800ExtraBold/Figtree_800ExtraBold.ttf', size: 52, letters: EVERY_LETTER },
  { name: 'big', path: '800ExtraBold/Figtree_800ExtraBold.ttf', size: 72, letters: CAPITALS },
  { name: 'huge', path: '800ExtraBold/Figtree_800ExtraBold.ttf', size: 108, letters: CAPITALS },
];

const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const page = await browser.newPage();
const faces = {};
for (const { name, path, size, letters } of FACES) {
  const package_ = dirname(require.resolve('@expo-google-fonts/figtree/package.json'));
  const font = readFileSync(join(package_, path)).toString('base64');
  faces[name] = await page.evaluate(drawFace, { name, font, size, letters });
}
await browser.close();
// `gzipSync` writes no timestamp, so the file depends on its content only.
writeFileSync(TARGET, gzipSync(JSON.stringify(faces), { level: 9 }));

/** Runs in the browser: returns every letter as rows of bits, with its place on the baseline and its advance. */
async function drawFace({ name, font, size, letters }) {
  const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace(name, bytes).load());
  const canvas = document.createElement('canvas');
  canvas.width = size * 3;
  canvas.height = size * 3;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const missing = await widthsOfMissing();
  pen.font = `${size}px ${name}`;
  pen.fontKerning = 'none';
  const drawn = {};
  for (const letter of letters) {
    pen.font = `${size}px ${name}, monospace`;
    // Skips a letter that the font lacks: its width is then that of the fallback font.
    if (pen.measureText(letter).width === missing(letter) && letter.codePointAt(0) > 0x7e) continue;
    pen.font = `${size}px ${name}`;
    drawn[letter] = drawLetter(letter);
  }
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText('x');
  return { size, ascent: Math.round(ascent), descent: Math.round(descent), letters: drawn };

  async function widthsOfMissing() {
    return (letter) => {
      pen.font = `${size}px monospace`;
      return pen.measureText(letter).width;
    };
  }

  function drawLetter(letter) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#000';
    pen.fillText(letter, size, size * 2);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const isBlack = (x, y) => data[4 * (y * canvas.width + x)] < 128;
    const [columns, rows] = [[], []];
    for (let y = 0; y < canvas.height; y += 1) {
      for (let x = 0; x < canvas.width; x += 1) {
        if (!isBlack(x, y)) continue;
        columns.push(x);
        rows.push(y);
      }
    }
    const advance = Math.round(pen.measureText(letter).width);
    if (rows.length === 0) return [advance, 0, 0, 0, ''];
    const [left, right, top, bottom] = [
      columns.reduce((a, b) => Math.min(a, b)),
      columns.reduce((a, b) => Math.max(a, b)),
      rows[0],
      rows.at(-1),
    ];
    const width = right - left + 1;
    let bits = '';
    for (let y = top; y <= bottom; y += 1) {
      for (let from = 0; from < width; from += 8) {
        let byte = 0;
        for (let bit = 0; bit < 8; bit += 1) {
          if (from + bit < width && isBlack(left + from + bit, y)) byte |= 0x80 >> bit;
        }
        bits += String.fromCharCode(byte);
      }
    }
    // Advance, place of the box against pen and baseline, width of the box, its rows.
    return [advance, left - size, top - size * 2, width, btoa(bits)];
  }
}
