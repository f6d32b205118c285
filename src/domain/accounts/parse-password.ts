import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { COMMON_PASSWORD_WORDS } from './common-password-words.ts';

/** Shortest and longest password, in characters (storefront.md §5; no truncation, reliability.md T22). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordRefusal = {
  /** `password_invalid`: the rule of composition. `password_weak`: it obeys the rule and is still guessed at once. */
  readonly code: 'password_invalid' | 'password_weak';
};

/** The documented kinds of characters. */
const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /[0-9]/, /[#$@!%&*?]/] as const;

/**
 * A password that may be taken: 8 to 128 characters with an upper case and a lower case letter, a digit and one of
 * `# $ @ ! % & * ?`, of which enough is left once everything is taken away that guessers try first: common words, also
 * in „leet” spelling, years, runs like `123` or `qwerty`, repeats, and the person's own names.
 *
 * @param known words that guessers of this account would try: names, the parts of the e-mail address, the restaurant
 * @example parsePassword('Parola123!', []) // → refused as weak
 */
export function parsePassword(raw: string, known: readonly string[]): Result<string, PasswordRefusal> {
  const length = [...raw].length;
  const isComposed = KINDS.every((kind) => kind.test(raw));
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH || !isComposed) {
    return err({ code: 'password_invalid' });
  }
  return strengthOf(raw, known) < ENOUGH_LEFT ? err({ code: 'password_weak' }) : ok(raw);
}

/** What must be left; a letter counts 1, a digit or sign less, because people put those at the end. */
const ENOUGH_LEFT = 4;
const DIGIT_WEIGHT = 0.5;
const SIGN_WEIGHT = 0.25;

/** Shorter words stand in too many good passwords by chance. */
const SHORTEST_WORD = 3;

/** Neighbours on the keyboard, the alphabet, the digits: read in both directions. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedc'];
const RUN_LENGTH = 3;

const YEAR = /(?:19|20)\d\d/g;
const REPEAT = /(.+?)\1+/g;

/** How people write letters with other keys. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The weaker of its two readings: as typed, and with leet undone inside of it. */
function strengthOf(raw: string, known: readonly string[]): number {
  const text = fold(raw);
  const words = [...known.map(fold).flatMap((word) => word.split(/[^a-z0-9]+/)), ...COMMON_PASSWORD_WORDS]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  return Math.min(...[text, withoutLeet(text)].map((reading) => whatIsLeft(reading, words)));
}

/** Digits and signs between letters are read as letters; those at the ends are decoration. */
function withoutLeet(text: string): string {
  const core = /[a-z@$].*[a-z]/.exec(text);
  if (core === null) return text;
  const read = core[0].replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
  return text.slice(0, core.index) + read + text.slice(core.index + core[0].length);
}

function whatIsLeft(text: string, words: readonly string[]): number {
  // A line feed holds the place, so that what stood apart does not grow together into a word.
  let left = text.replace(YEAR, '\n');
  for (const word of words) left = left.replaceAll(word, '\n');
  left = withoutRepeats(withoutRuns(left));
  let strength = 0;
  for (const character of left) {
    if (character === '\n') continue;
    strength += /\p{L}/u.test(character) ? 1 : /[0-9]/.test(character) ? DIGIT_WEIGHT : SIGN_WEIGHT;
  }
  return strength;
}

/** `abab` is `ab`, however often, and what comes of it once more. */
function withoutRepeats(text: string): string {
  const once = text.replace(REPEAT, '$1');
  return once === text ? text : withoutRepeats(once);
}

function withoutRuns(text: string): string {
  let left = '';
  for (let start = 0; start < text.length; ) {
    const length = runLength(text, start);
    left += length >= RUN_LENGTH ? '\n' : text.slice(start, start + length);
    start += length;
  }
  return left;
}

/** How far the text goes along one row, in either direction; at least 1. */
function runLength(text: string, start: number): number {
  let longest = 1;
  for (const row of ROWS) {
    for (const direction of [row, [...row].reverse().join('')]) {
      let length = 1;
      while (start + length < text.length && direction.includes(text.slice(start, start + length + 1))) length += 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
