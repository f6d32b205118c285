/**
 * How well a typed word fits a word of a text, for a search that forgives endings and one wrong letter. Both are folded
 * (`fold`). Romanian inflects at the end: „imprimantă”, „imprimantei” and „imprimantele” have one stem.
 */
export function rateWord(typed: string, word: string): WordFit {
  if (typed === word) return WORD_FIT.same;
  const stem = stemOf(typed);
  if (stem === stemOf(word)) return WORD_FIT.stem;
  if (word.startsWith(typed)) return WORD_FIT.beginning;
  if (stem.length >= LONG && word.startsWith(stem)) return WORD_FIT.beginning;
  if (typed.length >= LONG && word.includes(typed)) return WORD_FIT.part;
  return typed.length > LONG && isOneEditApart(stem, stemOf(word)) ? WORD_FIT.typo : WORD_FIT.none;
}

export const WORD_FIT = { none: 0, typo: 1, part: 2, beginning: 3, stem: 4, same: 5 } as const;
export type WordFit = (typeof WORD_FIT)[keyof typeof WORD_FIT];

/** Shorter words match too much by their stem, inside others, or with a wrong letter. */
const LONG = 4;
const SHORTEST_STEM = 3;
const ENDING = /(?:urilor|ilor|elor|ului|uri|lor|ul|le)$/;
const VOWELS = /[aeiou]+$/;

function stemOf(word: string): string {
  const bare = word.replace(ENDING, '');
  const stem = (bare.length >= SHORTEST_STEM ? bare : word).replace(VOWELS, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}

/** One letter more, less or other. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return short.slice(short.length === long.length ? same + 1 : same) === long.slice(same + 1);
}
