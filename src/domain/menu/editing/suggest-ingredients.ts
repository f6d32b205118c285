/** Suggests ingredients from the dishes' own texts. The administrator decides whether a dish needs one. */
import { fold } from '#domain/text/fold.ts';

/** A dish with everything that is written of it, in plain text. */
export type DescribedDish = { readonly id: number; readonly text: string };

/** Words frequent in descriptions that are no ingredients. */
const EMPTY_WORDS = new Set(
  'și si cu de din la pe în in sau fără fara ori un o al ale lei gr g kg ml buc bucăți proaspăt proaspătă proaspete proaspeți casă casei servit servită serviți alături specialitate conține alergeni'
    .split(' ')
    .map(fold),
);
/** Minimum number of dishes that mention a suggested ingredient. */
const LEAST_DISHES = 2;
const MOST_SUGGESTIONS = 12;
const MOST_WORDS = 2;

/**
 * The dishes whose text names an ingredient: every word of its name, in any of its forms („ciuperci”, „ciupercile”,
 * „ciupercă”).
 */
export function dishesThatName(name: string, dishes: readonly DescribedDish[]): readonly number[] {
  const stems = wordsOf(name).map(stemOf);
  if (stems.length === 0) return [];
  return dishes
    .filter(({ text }) => {
      const words = wordsOf(text);
      return stems.every((stem) => words.some((word) => isForm(word, stem)));
    })
    .map(({ id }) => id);
}

/** Suggested names, in most dishes first, without existing ingredients. */
export function suggestIngredients(
  dishes: readonly DescribedDish[],
  known: readonly string[],
): readonly { readonly name: string; readonly dishes: number }[] {
  const knownStems = new Set(known.map(stemsOf));
  const found = new Map<string, { readonly name: string; readonly ids: Set<number> }>();
  for (const { id, text } of dishes) {
    for (const name of namesIn(text)) {
      const key = stemsOf(name);
      if (knownStems.has(key)) continue;
      const entry = found.get(key) ?? { name, ids: new Set() };
      entry.ids.add(id);
      found.set(key, entry);
    }
  }
  return [...found.values()]
    .map(({ name, ids }) => ({ name, dishes: ids.size }))
    .filter(({ dishes: count }) => count >= LEAST_DISHES)
    .toSorted((one, other) => other.dishes - one.dishes || one.name.localeCompare(other.name, 'ro'))
    .slice(0, MOST_SUGGESTIONS);
}

/** „sos de roșii, mozzarella și busuioc” are three names; longer pieces are sentences and are skipped. */
function namesIn(text: string): string[] {
  return text
    .split(/[^\p{L}\s-]|\s(?:și|si|cu|sau|ori|pe)\s/u)
    .map((piece) => piece.trim().toLocaleLowerCase('ro'))
    .filter((piece) => {
      const words = piece.split(/\s+/);
      return words.length <= MOST_WORDS && words.every((word) => word.length > 2 && !EMPTY_WORDS.has(fold(word)));
    });
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));
}

/** A word without its last letters, where Romanian marks number and article; short words are not shortened. */
function stemOf(word: string): string {
  return word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word;
}

/** A form adds at most this many letters to a stem; a longer one is another word. */
const MOST_ADDED = 5;

function isForm(word: string, stem: string): boolean {
  if (stem.length < 4) return word === stem;
  return word.startsWith(stem) && word.length - stem.length <= MOST_ADDED;
}

function stemsOf(name: string): string {
  return wordsOf(name).map(stemOf).join(' ');
}
