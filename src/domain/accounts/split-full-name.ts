/** Letters of a word that is more than an initial. */
const WORD_LETTERS = 2;

/**
 * The parts of a name that is typed in one field: the first word, and the rest. `fullName` of them shows what was typed,
 * in the order in which it was typed; an initial at the beginning stays with the word after it („I. Maria Pop”).
 */
export function splitFullName(typed: string): { readonly firstName: string; readonly lastName: string } {
  const words = typed.trim().split(/\s+/);
  const [first = ''] = words;
  const isInitial = words.length > 2 && [...first.replace('.', '')].length < WORD_LETTERS;
  const count = isInitial ? 2 : 1;
  return { firstName: words.slice(0, count).join(' '), lastName: words.slice(count).join(' ') };
}
