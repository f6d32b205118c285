import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_DESCRIPTION_MAX_LENGTH, cardDescription, plainDescription } from './card-description.ts';

describe('the text of a description', () => {
  test.each([
    ['', ''],
    ['Supă cremă', 'Supă cremă'],
    ['<p>Supă <strong>cremă</strong></p><p>cu crutoane</p>', 'Supă cremă cu crutoane'],
    ['pa<b>pa</b>nași', 'papanași'],
    ['unu<br/>doi<BR>trei', 'unu doi trei'],
    ['<ul><li>ouă</li><li>lapte</li></ul>', 'ouă lapte'],
    ['sub 5 < 10 g', 'sub 5 < 10 g'],
    ['a <', 'a <'],
    ['gata <p fără sfârșit', 'gata'],
    ['<!-- x -->vin', 'vin'],
    ['<h1>Titlu</h1>text', 'Titlu text'],
    ['sare &amp; piper&nbsp;&ndash; 5&hellip;', 'sare & piper – 5…'],
    ['&lt;b&gt; &quot;x&quot; &apos;y&apos; &mdash;', '<b> "x" \'y\' —'],
    ['&amp;lt;', '&lt;'],
    ['&#537;i &#x21B;ară &#X103;', 'și țară ă'],
    ['&alta; &necunoscut; &;', '&alta; &necunoscut; &;'],
    ['a&#0;b&#x110000;c&#xD800;d', 'abcd'],
    ['\n  mult \t spațiu ', 'mult spațiu'],
  ])('%j is %j', (html, text) => {
    expect(plainDescription(html)).toBe(text);
  });

  test('agrees with a browser-like parser on well-formed HTML', () => {
    const word = fc.stringMatching(/^[a-zăâîșț]{1,8}$/);
    const node = fc.oneof(
      word.map((text) => ({ html: text, text })),
      word.map((text) => ({ html: `<p>${text}</p>`, text: ` ${text} ` })),
      word.map((text) => ({ html: `<em class="x">${text}</em>`, text })),
      word.map((text) => ({ html: `${text} &lt; `, text: `${text} < ` })),
    );
    fc.assert(
      fc.property(fc.array(node), (nodes) => {
        const expected = nodes
          .map(({ text }) => text)
          .join('')
          .split(/\s+/)
          .filter((part) => part !== '')
          .join(' ');
        expect(plainDescription(nodes.map(({ html }) => html).join(''))).toBe(expected);
      }),
    );
  });
});

describe('the description of a card', () => {
  test('of exactly 100 characters stays whole', () => {
    const text = `${'a'.repeat(49)} ${'b'.repeat(50)}`;
    expect(cardDescription(text)).toBe(text);
  });

  test('is cut after a whole word, without a dangling comma', () => {
    expect(cardDescription(`${'a'.repeat(40)}, ${'b'.repeat(40)}, ${'c'.repeat(40)}`)).toBe(
      `${'a'.repeat(40)}, ${'b'.repeat(40)}…`,
    );
  });

  test('cuts inside a single endless word', () => {
    expect(cardDescription('ă'.repeat(101))).toBe(`${'ă'.repeat(99)}…`);
  });

  test('counts characters, not halves of them', () => {
    expect(cardDescription('🍕'.repeat(100))).toBe('🍕'.repeat(100));
    expect(cardDescription('🍕'.repeat(101))).toBe(`${'🍕'.repeat(99)}…`);
  });

  test('is never longer than 100 characters and begins as the text does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (html) => {
        const card = cardDescription(html);
        expect([...card].length).toBeLessThanOrEqual(CARD_DESCRIPTION_MAX_LENGTH);
        const text = plainDescription(html);
        if (card !== text) expect(text.startsWith(card.slice(0, -1))).toBe(true);
      }),
    );
  });

  // A pass that looks back would not come to an end within the test's own time limit.
  test.each([
    ['<', `${'<'.repeat(99)}…`],
    ['<a', ''],
    ['</', ''],
    ['&#', `${'&#'.repeat(49)}&…`],
    ['<b>', ''],
    ['. ', '…'],
  ])('takes a megabyte of %j', (attack, card) => {
    expect(cardDescription(attack.repeat(1_000_000 / attack.length)).slice(0, 98)).toBe(card.slice(0, 98));
  });
});
