import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, toSlug, withCommaBelow } from '#domain/text/fold.ts';

describe('fold', () => {
  test.each([
    ['Mămăligă', 'mamaliga'],
    ['CIORBĂ DE BURTĂ', 'ciorba de burta'],
    ['Șnițel', 'snitel'],
    ['\u015eni\u0163el', 'snitel'],
    ['S\u0326nit\u0326el', 'snitel'],
    ['Într-o zi, pâine', 'intr-o zi, paine'],
    ['crème brûlée', 'creme brulee'],
    ['İ', 'i'],
  ])('„%s” is searched as „%s”', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('toSlug', () => {
  test.each([
    ['Meniul Zilei', 'meniul-zilei'],
    ['Specialități', 'specialitati'],
    ['  Paste & Pizza!  ', 'paste-pizza'],
    ['Meniu 2 + 1 „gratis”', 'meniu-2-1-gratis'],
    ['!?', ''],
  ])('„%s” has the address „%s”', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  test('is always a plain word, and its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toSlug(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(toSlug(toSlug(text))).toBe(toSlug(text));
      }),
    );
  });
});

describe('withCommaBelow', () => {
  test.each([
    ['\u015eni\u0163el \u015fi \u0162uic\u0103', '\u0218ni\u021bel \u0219i \u021auic\u0103'],
    ['s\u0327i', '\u0219i'],
    ['\u0219i', '\u0219i'],
    ['gar\u00e7on', 'gar\u00e7on'],
    ['a\u0306', '\u0103'],
  ])('„%s” is stored as „%s”', (typed, stored) => {
    expect(withCommaBelow(typed)).toBe(stored);
  });
});
