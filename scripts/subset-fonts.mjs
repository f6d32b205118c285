// `node scripts/subset-fonts.mjs`: generates src/web/ui/fonts from the full fonts and prints the metrics that
// src/web/ui/fonts.css needs for its fallbacks. Run it only when a font or the letters change.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const TARGET = join(import.meta.dirname, '../src/web/ui/fonts');

/** Printable ASCII, Romanian, letters of neighbouring countries' names, and the symbols of a menu. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'ăâîșțĂÂÎȘȚ„”“’«»–—…·•×½¼°ØøºªàáäèéëêíóöőúüűçñßÀÁÄÈÉËÍÓÖŐÚÜŰÇÑ€§©®±²³µ→←−≈\u00a0',
].join('');

/** Approximate frequency of letters in Romanian text, in percent: enough to compare the widths of two fonts. */
const FREQUENCY = {
  a: 10,
  e: 11,
  i: 9,
  r: 7,
  t: 7,
  n: 6,
  u: 6,
  c: 5,
  l: 5,
  s: 4,
  o: 4,
  d: 3,
  p: 3,
  m: 3,
  ă: 4,
  ' ': 13,
};

const FACES = [
  { package: '@expo-google-fonts/young-serif', path: '400Regular/YoungSerif_400Regular.ttf', name: 'young-serif-400' },
  { package: '@expo-google-fonts/figtree', path: '400Regular/Figtree_400Regular.ttf', name: 'figtree-400' },
  { package: '@expo-google-fonts/figtree', path: '600SemiBold/Figtree_600SemiBold.ttf', name: 'figtree-600' },
];

/** OpenType features that the style sheets use, and those that position letters and marks. */
const FEATURES = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'rlig', 'tnum'];

mkdirSync(TARGET, { recursive: true });
for (const face of FACES) {
  const whole = readFileSync(join(dirname(require.resolve(`${face.package}/package.json`)), face.path));
  // Hinting aligns outlines with the pixel grid of low-resolution screens, on Windows only; it is a third of the serif
  // font's size.
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES };
  const subset = await subsetFont(withLiningFigures(whole), LETTERS, options);
  writeFileSync(join(TARGET, `${face.name}.woff2`), subset);
  console.log(face.name, `${(subset.length / 1000).toFixed(1)} kB`, measuresOf(whole));
}

/**
 * Young Serif has old-style figures by default: its 1 looks like a small capital I, and prices look uneven. Its lining
 * figures are moved from the optional feature `lnum` to `rlig`, which every browser applies by default, so no style
 * sheet has to turn them on. A font without that feature is left unchanged.
 */
function withLiningFigures(font) {
  const face = Buffer.from(font);
  const gsub = tablesOf(face).GSUB;
  const features = gsub + face.readUInt16BE(gsub + 6);
  for (let index = 0; index < face.readUInt16BE(features); index += 1) {
    const record = features + 2 + 6 * index;
    if (face.toString('latin1', record, record + 4) === 'lnum') face.write('rlig', record, 'latin1');
  }
  return face;
}

/** Ascent, descent, line gap and mean width, as fractions of the em. */
function measuresOf(font) {
  const tables = tablesOf(font);
  const em = font.readUInt16BE(tables.head + 18);
  const hhea = tables.hhea;
  const glyphOf = characterMap(font, tables.cmap);
  const metrics = font.readUInt16BE(hhea + 34);
  const advance = (letter) => font.readUInt16BE(tables.hmtx + 4 * Math.min(glyphOf(letter), metrics - 1));
  const weights = Object.entries(FREQUENCY);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const width = weights.reduce((sum, [letter, weight]) => sum + weight * advance(letter.codePointAt(0)), 0) / total;
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
    width: Number((width / em).toFixed(4)),
  };
}

function tablesOf(font) {
  const count = font.readUInt16BE(4);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + 16 * index;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}

/** Reads the Unicode map in format 4, which all these fonts have. */
function characterMap(font, cmap) {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = subtables.find((start) => font.readUInt16BE(start) === 4);
  if (table === undefined) throw new Error('No character map of format 4');
  const segments = font.readUInt16BE(table + 6);
  return (code) => {
    for (let at = 0; at < segments; at += 2) {
      const end = font.readUInt16BE(table + 14 + at);
      if (code > end) continue;
      const start = font.readUInt16BE(table + 16 + segments + at);
      if (code < start) return 0;
      const delta = font.readInt16BE(table + 16 + 2 * segments + at);
      const rangeAt = table + 16 + 3 * segments + at;
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = font.readUInt16BE(rangeAt + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
