/** Longest description on a card, in characters, the ellipsis included (storefront.md §2). */
export const CARD_DESCRIPTION_MAX_LENGTH = 100;

/** Inline tags do not separate words; every other tag does. */
const INLINE_TAGS = new Set(['a', 'b', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u']);

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
};

const LETTERS = /^[a-z]+/i;

/**
 * Removes tags. One pass with `indexOf`: the usual `/<[^>]*>/g` is quadratic on many opening brackets (reliability.md
 * T36). A bracket that opens no tag is text; an unclosed tag removes the rest.
 */
function stripTags(html: string): string {
  let text = '';
  let position = 0;
  while (position < html.length) {
    const opening = html.indexOf('<', position);
    if (opening === -1) return text + html.slice(position);
    text += html.slice(position, opening);
    if (!/[a-z/!]/i.test(html.charAt(opening + 1))) {
      text += '<';
      position = opening + 1;
      continue;
    }
    const closing = html.indexOf('>', opening);
    if (closing === -1) return text;
    const nameStart = html.charAt(opening + 1) === '/' ? opening + 2 : opening + 1;
    const name = LETTERS.exec(html.slice(nameStart, nameStart + 10))?.[0] ?? '';
    if (!INLINE_TAGS.has(name.toLowerCase())) text += ' ';
    position = closing + 1;
  }
  return text;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED_ENTITIES[name.toLowerCase()] ?? whole;
    const codePoint = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    const isCharacter = codePoint >= 32 && codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff);
    return isCharacter ? String.fromCodePoint(codePoint) : '';
  });
}

/** The text of a sanitised description: no tags, entities decoded once, white space run together. */
export function plainDescription(html: string): string {
  return decodeEntities(stripTags(html)).replace(/\s+/g, ' ').trim();
}

/**
 * The description of a card: plain text of at most 100 characters, cut after a whole word and ended by "…".
 * A single word longer than that is cut inside.
 *
 * @see readings.md 38
 */
export function cardDescription(html: string): string {
  const characters = [...plainDescription(html)];
  if (characters.length <= CARD_DESCRIPTION_MAX_LENGTH) return characters.join('');
  const kept = characters.slice(0, CARD_DESCRIPTION_MAX_LENGTH);
  const lastSpace = kept.lastIndexOf(' ');
  const words = kept.slice(0, lastSpace > 0 ? lastSpace : CARD_DESCRIPTION_MAX_LENGTH - 1).join('');
  return `${words.replace(/[ ,;:.–—-]{1,100}$/, '')}…`;
}
