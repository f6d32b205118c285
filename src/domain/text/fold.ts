// Romanian letters: folded for comparing, as slugs for addresses, and in stored form.

/**
 * What a search compares: no diacritics, no invisible marks, lower case. „Mămăligă”, `MAMALIGA` and „mămăligă” typed with cedillas or
 * combining marks all become `mamaliga`.
 *
 * @see romania.md §6.8: never the `ro` collator, it treats ș and s as different letters
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** The ASCII form for addresses: `toSlug('Meniul Zilei')` is `meniul-zilei`. Empty when nothing is left. */
export function toSlug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The stored form: composed letters, and ș ț with comma below where an old keyboard typed cedillas. */
export function withCommaBelow(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([sStT])\u0327/g, '$1\u0326')
    .normalize('NFC');
}
