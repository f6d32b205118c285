import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { ROMANIAN_PASSWORD_WORDS } from './romanian-password-words.ts';

/** Shortest and longest password, in characters (storefront.md §5; no truncation, reliability.md T22). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** The password rules in display order: the documented ones, and that the password is not easily guessed. */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit', 'sign', 'unguessed'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Which rules a password satisfies; `null` while unknown, because the common passwords are not loaded. */
export type PasswordJudgement = Readonly<Record<PasswordRule, boolean | null>>;

export type PasswordFacts = {
  /** Words that an attacker of this account would try: names, the e-mail address, the restaurant. */
  readonly known: readonly string[];
  /** Made by `readCommonPasswords`; `null` while they are still loading. */
  readonly common: ReadonlySet<string> | null;
};

export type PasswordRefusal = {
  /**
   * `password_invalid`: a documented rule is broken. `password_weak`: the rules are satisfied, but it is easily
   * guessed.
   */
  readonly code: 'password_invalid' | 'password_weak';
};

/** Shorter words occur by chance in too many good passwords. */
const SHORTEST_COMMON = 4;
const SHORTEST_OWN = 3;

/** The lookup set of a list of common passwords: each as it is and reduced to its letters. */
export function readCommonPasswords(list: readonly string[]): ReadonlySet<string> {
  const common = new Set<string>(ROMANIAN_PASSWORD_WORDS);
  for (const password of list) {
    const text = fold(password);
    const letters = lettersOf(text);
    common.add(text);
    if (letters.length >= SHORTEST_COMMON) common.add(letters);
  }
  return common;
}

/**
 * Checks a password against every rule: 8 to 128 characters, an upper case and a lower case letter, a digit, one of
 * `# $ @ ! % & * ?` (storefront.md §5), and that guessers do not have it at once.
 *
 * Guessers have what is a common password, or a common word or the person's own names with digits and signs around or
 * between, also in „leet” spelling; and what is little more than years, runs like `123` or `qwerty`, and repeats. A
 * second word, or letters that make no word, are enough.
 *
 * @example judgePassword('Summer2026!', facts).unguessed // → false
 * @example judgePassword('Ciorba7!x', facts).unguessed // → true
 */
export function judgePassword(raw: string, { known, common }: PasswordFacts): PasswordJudgement {
  const length = [...raw].length;
  const isLengthFine = length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
  return {
    length: isLengthFine,
    upper: /\p{Lu}/u.test(raw),
    lower: /\p{Ll}/u.test(raw),
    digit: /[0-9]/.test(raw),
    sign: /[#$@!%&*?]/.test(raw),
    unguessed: isLengthFine && (common === null ? null : !isGuessed(raw, known, common)),
  };
}

/** A password that obeys every rule; without the common passwords the server decides. */
export function parsePassword(raw: string, facts: PasswordFacts): Result<string, PasswordRefusal> {
  const { unguessed, ...documented } = judgePassword(raw, facts);
  if (Object.values(documented).includes(false)) return err({ code: 'password_invalid' });
  return unguessed === false ? err({ code: 'password_weak' }) : ok(raw);
}

/** Checked in two forms: as typed, and with leet spelling undone. */
function isGuessed(raw: string, known: readonly string[], common: ReadonlySet<string>): boolean {
  const text = fold(raw);
  const own = known
    .flatMap((words) => fold(words).split(/[^a-z]+/))
    .filter((word) => word.length >= SHORTEST_OWN)
    .sort((one, other) => other.length - one.length);
  return [text, withoutLeet(text)].some(
    (reading) =>
      isCommon(reading, common) || isOwn(lettersOf(reading), own, common) || whatIsLeft(reading) < ENOUGH_LEFT,
  );
}

/** Common as it is, reduced to its letters, or without some of the digits and signs at its ends. */
function isCommon(text: string, common: ReadonlySet<string>): boolean {
  if (common.has(text) || common.has(lettersOf(text))) return true;
  const [firstLetter, afterLetters] = [text.search(/[a-z]|$/), text.search(/[^a-z]*$/)];
  for (let start = 0; start <= firstLetter; start += 1) {
    for (let end = afterLetters; end <= text.length; end += 1) {
      if (end - start >= SHORTEST_COMMON && common.has(text.slice(start, end))) return true;
    }
  }
  return false;
}

/** Whether the letters consist only of own words, or of own words and a common one. */
function isOwn(letters: string, own: readonly string[], common: ReadonlySet<string>): boolean {
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest !== letters && (rest === '' || common.has(rest));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]+/gu, '');
}

/**
 * Minimum that must remain without runs, repeats and years; a letter counts 1, a digit or sign less, because people
 * append those.
 */
const ENOUGH_LEFT = 4;
const DIGIT_WEIGHT = 0.5;
const SIGN_WEIGHT = 0.25;

/** Neighbours on the keyboard, the alphabet, the digits: read in both directions. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedc'];
const RUN_LENGTH = 3;

const YEAR = /(?:19|20)\d\d/g;
const REPEAT = /(.+?)\1+/g;

/** How people write letters with other keys. */
const LEET = [
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
] as const;

/** Digits and signs between letters are read as letters; those at the ends are ignored. */
function withoutLeet(text: string): string {
  return text.replace(/[a-z@$].*[a-z]/, (core) =>
    LEET.reduce((letters, [sign, letter]) => letters.replaceAll(sign, letter), core),
  );
}

function whatIsLeft(text: string): number {
  // A line feed replaces a year, so that the separate parts do not form a new run.
  const left = withoutRepeats(withoutRuns(text.replace(YEAR, '\n')));
  let strength = 0;
  for (const character of left) {
    if (character === '\n') continue;
    strength += /\p{L}/u.test(character) ? 1 : /[0-9]/.test(character) ? DIGIT_WEIGHT : SIGN_WEIGHT;
  }
  return strength;
}

/** Reduces repeats (`abab` to `ab`), until nothing changes. */
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

/** Length of the run along one keyboard row, in either direction; at least 1. */
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
