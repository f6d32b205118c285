/** Signs that print programs write as one sign and machines do not know. */
const PLAIN_SIGNS: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/[„”“«»]/g, '"'],
  [/[’‘]/g, "'"],
  [/[–—−]/g, '-'],
  [/×/g, 'x'],
];

/**
 * A text that every machine prints: letters without diacritics, none of the separators of a dialect, nothing outside of
 * ASCII, at most `most` characters.
 */
export function cleanForRegister(text: string, most: number): string {
  const plain = PLAIN_SIGNS.reduce((current, [pattern, sign]) => current.replace(pattern, sign), text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ')
    .replace(/[\^;]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return plain.slice(0, most).trimEnd();
}
