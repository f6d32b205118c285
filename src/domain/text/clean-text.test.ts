import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCode, cleanText, isStorable } from './clean-text.ts';

test.each([
  ['direction marks of contacts', '\u202a+40 722 123 456\u202c', '+40 722 123 456'],
  ['direction marks of messengers', '\u2068Ana\u2069 \u200ePop\u200f', 'Ana Pop'],
  ['zero-width blanks, soft hyphens, byte order marks', '\ufeffSar\u00adma\u200ble\u2060', 'Sarmale'],
  ['variation selectors and fillers', '07\ufe0d22\u{e0100}\u3164\u034f', '0722'],
  ['an override of the direction', 'Ana \u202eoppS', 'Ana oppS'],
  ['odd blanks', 'Ana\u00a0Pop\u2009\u3000\u202fx\u2800y', 'Ana Pop   x y'],
  ['line ends', 'a\r\nb\rc\u2028d\u2029e\vf\fg\u0085h\ti', 'a\nb\nc\nd\ne\nf\ng\nh\ti'],
  ['a joiner without emoji around it', 'a\u200db \u200d🍕\u200d', 'ab 🍕'],
])('%s are left out or become what they look like', (_what, pasted, clean) => {
  expect(cleanText(pasted)).toBe(clean);
});

test.each(['👨‍👩‍👧', '🏳️‍🌈', '👩🏽‍🍳', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇷🇴', '🍕🍷', 'Mămăligă – „bună”'])('%s stays whole', (text) => {
  expect(cleanText(text)).toBe(text);
});

test('in codes every dash is a hyphen', () => {
  expect(cleanCode('VARA\u20112026\u2013A\u2014B\u2212C\u200b')).toBe('VARA-2026-A-B-C');
});

test.each([
  ['Ana\tPop\n2', true],
  ['👩🏽‍🍳', true],
  ['a\u0000', false],
  ['a\ud800b', false],
  ['\udc00', false],
  ['\u001b[2J', false],
  ['\u0085', false],
  ['a\uffff', false],
])('%j can be stored: %s', (text, storable) => {
  expect(isStorable(text)).toBe(storable);
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1 }),
    fc.constantFrom('\u200b', '\u200d', '🍕', '\ufe0f', '\ud800', '\u0000', '\u00a0'),
  ),
});

test('cleaning twice changes nothing more, and never makes a storable text unstorable', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(isStorable(clean) || !isStorable(text)).toBe(true);
    }),
  );
});
