/**
 * What shows with emoji although it has no shape of its own: joiners, skin tones and presentation selectors of a
 * sequence, keycaps, flags of countries inside a country.
 */
const EMOJI = [
  String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?(?:\u200D\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?)*`,
].join('|');

/**
 * Marks without a shape: direction marks that contacts and messengers put around a number, zero-width blanks, soft
 * hyphens, byte order marks, stray variation selectors, fillers.
 */
const EMOJI_OR_INVISIBLE = new RegExp(String.raw`(${EMOJI})|[\p{Cf}\p{DI}]`, 'gu');

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Blanks other than the space bar's: no-break, thin, ideographic, the empty Braille cell. */
const ODD_BLANKS = /[\p{Zs}\u2800]/gu;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;

/**
 * A pasted text as it looks: invisible marks are left out, odd blanks are blanks, line ends are `\n`. Control
 * characters and unpaired surrogates stay: they are refused, because leaving them out could change what is meant.
 *
 * @example cleanText('\u202a+40 722\u00a0123 456\u202c') // → '+40 722 123 456'
 */
export function cleanText(text: string): string {
  return text.replace(LINE_ENDS, '\n').replace(EMOJI_OR_INVISIBLE, '$1').replace(ODD_BLANKS, ' ');
}

/** The same for numbers, codes and addresses, in which every dash means a hyphen. */
export function cleanCode(code: string): string {
  return cleanText(code).replace(DASHES, '-');
}

/** Invalid in UTF-8 or in a text of the database, or a command to a screen or printer; line breaks and tabs are not. */
const NOT_STORABLE = /[\p{Cs}\uFFFE\uFFFF]|(?![\n\r\t])\p{Cc}/u;

/** Whether a text can be stored and shown. */
export function isStorable(text: string): boolean {
  return !NOT_STORABLE.test(text);
}
