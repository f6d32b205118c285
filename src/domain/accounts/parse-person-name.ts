import { err, ok, type Result } from '#domain/result.ts';
import { cleanCode } from '#domain/text/clean-text.ts';
import { parseText } from './parse-text.ts';

/** Shortest and longest first or last name, in characters (readings 43). */
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 40;

export type PersonNameRefusal = {
  readonly code: 'name_invalid';
  readonly minimum: number;
  readonly maximum: number;
};

const NAME_CHARACTERS = /^[\p{L}\p{M}\p{N} .'-]*$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * A first or last name: letters of any alphabet, digits, spaces, hyphen, apostrophe, full stop; 2 to 40 characters.
 * Typographic apostrophes and dashes become plain ones, several spaces one.
 *
 * @param maximum characters; more than 40 where one field holds the whole name
 * @see readings.md 43: "Ana-Maria", "Bo" and "Constantinescu-Popa" are names
 */
export function parsePersonName(raw: string, maximum = NAME_MAX_LENGTH): Result<string, PersonNameRefusal> {
  const refused = err({ code: 'name_invalid' as const, minimum: NAME_MIN_LENGTH, maximum });
  const text = parseText(raw, { maximum, isRequired: true, isMultiline: false });
  if (!text.ok) return refused;
  const name = cleanCode(text.value)
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/ +/g, ' ');
  if (!NAME_CHARACTERS.test(name) || !LETTER_OR_DIGIT.test(name)) return refused;
  return [...name].length < NAME_MIN_LENGTH ? refused : ok(name);
}
