/** Reads allergens as menus write them: by Romanian and English names, or by their numbers in the law. */

import { fold } from '#domain/text/fold.ts';
import { SHORT_ALLERGEN_NAMES } from './allergen-names.ts';
import { ALLERGENS, type Allergen } from './menu.ts';
import { EMPTY, type Reading, unclear, understood } from './reading.ts';

const WORDS: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: [
    'cereal',
    'cereale',
    'cereale care contin gluten',
    'wheat',
    'grau',
    'faina de grau',
    'secara',
    'orz',
    'ovaz',
  ],
  crustaceans: ['crustacean', 'crustacea', 'shellfish', 'creveti'],
  eggs: ['egg', 'oua', 'ou'],
  fish: ['peste'],
  peanuts: ['peanut', 'arahide', 'alune de pamant'],
  soy: ['soya', 'soia', 'soybean', 'soybeans', 'boabe de soia'],
  milk: ['dairy', 'lapte', 'lactoza', 'lactate', 'produse lactate', 'lactose'],
  nuts: [
    'nut',
    'tree nuts',
    'nuci',
    'nuca',
    'alune',
    'alune de padure',
    'migdale',
    'caju',
    'fistic',
    'fructe cu coaja',
  ],
  celery: ['telina'],
  mustard: ['mustar'],
  sesame: ['susan', 'sesame seeds', 'seminte de susan'],
  sulphites: ['sulfites', 'sulphur dioxide', 'sulfiti', 'dioxid de sulf', 'dioxid de sulf si sulfiti'],
  lupin: ['lupine'],
  molluscs: ['mollusks', 'moluste'],
};

/** Only a word declares that there are none; an empty cell says nothing. */
const NONE = new Set([
  'fara',
  'fara alergeni',
  'niciunul',
  'niciun alergen',
  'nu contine',
  'nu contine alergeni',
  'nu are',
  'none',
  'no allergens',
]);
const DASHES = /^[-–—]+$/;
const NUMBERS = /^\d{1,2}(?:[\s,;./|+&]+\d{1,2})*[.,;]?$/;
const INTRODUCTION = /^(?:alergeni|contine|contains|allergens)\s*:?\s+/;
const PRODUCTS_OF_IT =
  /\s+(?:si|and)\s+(?:(?:produse\s+)?derivate(?:le)?(?:\s+\S+)?|produse\s+(?:din|pe baza de)\s.*|products thereof)$/;
const NUMBER_BESIDE = /^\d{1,2}[.):\s-]+|\s*\(\d{1,2}\)$/g;

/**
 * Parses a cell of allergens. Numbers are those of Regulation (EU) 1169/2011, annex II, which is the order of
 * `ALLERGENS`. One part that is not understood makes the whole cell unclear: an incomplete list of allergens would look
 * complete.
 */
export function readAllergenCell(written: string): Reading<readonly Allergen[]> {
  const text = fold(written).trim();
  if (text === '') return EMPTY;
  if (NONE.has(text)) return understood([]);
  if (DASHES.test(text)) return unclear(written, 'liniuța nu spune dacă preparatul e fără alergeni; scrieți „fără”');
  if (NUMBERS.test(text)) return readNumbers(written);
  return readNames(written, written.split(/[,;/|+&\n]/));
}

/** Whether a cell names allergens by number, so that the owner can be told how they were counted. */
export function hasAllergenNumbers(written: string): boolean {
  return NUMBERS.test(written.trim());
}

/** Allergens as a list of names. */
export function readAllergenNames(names: readonly string[]): Reading<readonly Allergen[]> {
  const written = names.map((name) => name.trim()).filter((name) => name !== '');
  return written.length === 0 ? EMPTY : readNames(written.join(', '), written);
}

function readNumbers(written: string): Reading<readonly Allergen[]> {
  const numbers = [...written.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const wrong = numbers.filter((number) => number < 1 || number > ALLERGENS.length);
  if (wrong.length > 0) return unclear(written, `${wrong.join(', ')}: alergenii sunt numerotați de la 1 la 14`);
  // A spreadsheet stores 1,10 as the number 1.1.
  const mayHaveLostZero = numbers.length === 2 && numbers[1] === 1;
  if (mayHaveLostZero || new Set(numbers).size < numbers.length) {
    return unclear(written, 'poate fi un număr stricat de Excel, de exemplu 1,1 în loc de 1,10; faceți celula text');
  }
  return understood(numbers.flatMap((number) => ALLERGENS.slice(number - 1, number)));
}

function readNames(written: string, names: readonly string[]): Reading<readonly Allergen[]> {
  const parts = names.map((part) => part.trim()).filter((part) => part !== '');
  const read = parts.map((part) => ({ part, allergens: findAllergens(fold(part)) }));
  const unknown = read.filter(({ allergens }) => allergens.length === 0);
  if (parts.length === 0 || unknown.length > 0) {
    return unclear(written, `nu recunoaștem ${unknown.map(({ part }) => `„${part}”`).join(', ') || 'niciun alergen'}`);
  }
  return understood([...new Set(read.flatMap(({ allergens }) => allergens))]);
}

/** Those that one part names, „ouă și lapte” both; empty when any of its words is unknown. */
function findAllergens(part: string): readonly Allergen[] {
  const name = part.replace(INTRODUCTION, '').replace(NUMBER_BESIDE, '').replace(PRODUCTS_OF_IT, '').trim();
  const whole = findAllergen(name);
  if (whole !== null) return [whole];
  const [one, ...others] = name.split(/\s+(?:si|and)\s+/);
  if (one === undefined || others.length === 0) return [];
  const found = [one, ...others].map(findAllergen);
  return found.includes(null) ? [] : found.filter((allergen) => allergen !== null);
}

function findAllergen(name: string): Allergen | null {
  return (
    ALLERGENS.find((one) => one === name || fold(SHORT_ALLERGEN_NAMES[one]) === name || WORDS[one].includes(name)) ??
    null
  );
}
