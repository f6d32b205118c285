/** A number as a short name: 0 is a, 25 is z, 26 is ba. */
export function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : `${letters(Math.floor(number / 26))}${last}`;
}
