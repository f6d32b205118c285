// Detects allergy notes of guests. A false positive costs staff one tick, a false negative may harm a guest's health,
// so the patterns match generously.
import { fold } from '#domain/text/fold.ts';

/** Foods that people avoid for an allergy or intolerance and seldom by taste, as folded text. */
const NUTS = '(?:nuc[ai]|nucilor|alune|arahide|migdale|caju|fistic|nuts?|peanuts?|almonds?|hazelnuts?|walnuts?)';
const WITHOUT = '(?:fara|nu|no|not|without|ohne)';

const PATTERNS: readonly RegExp[] = [
  // „alergie”, „alergică”, „alergen”, „allergy”; but not „alergând”, which is running.
  /al+erg(?!a)/,
  // Common typing errors.
  /\balegi[ec]|\balrgi|\baelrgi/,
  /intoler/,
  /celia[ck]|coelia/,
  /anafila|anaphyla|epi-?\s?pen/,
  // „fără gluten”, „gluten-free”, „fără lactoză”, „lactose intolerant”: guests use these words only about an
  // intolerance.
  /gluten/,
  /la[ck]to[sz]/,
  /dairy[\s-]?free|(?:egg|fish|soy|sesame|shellfish)[\s-]free/,
  // „fără miere și nuci”, but not „fără sare, cu multe nuci”.
  new RegExp(`\\b${WITHOUT}(?:\\s+(?!(?:cu|dar|with|but)\\b)\\S+){0,3}?\\s+${NUTS}\\b`),
  new RegExp(`\\b${NUTS}[\\s-]free\\b`),
];

/**
 * Whether a text speaks of an allergy or an intolerance: Romanian with or without diacritics, and the common English,
 * German and Hungarian words, which share their roots.
 */
export function mentionsAllergy(text: string): boolean {
  if (text === '') return false;
  const folded = fold(text);
  return PATTERNS.some((pattern) => pattern.test(folded));
}

/** All texts that a guest can write on an order. */
export type WrittenTexts = {
  /** About the whole order (`listGuestTexts`). */
  readonly ofOrder: readonly string[];
  /** Notes for the courier; some guests write everything there. */
  readonly doorNotes: readonly string[];
  /** One per line, '' where nothing was written. */
  readonly messages: readonly string[];
};

/** Whether any text of an order speaks of an allergy. */
export function hasAllergyNote({ ofOrder, doorNotes, messages }: WrittenTexts): boolean {
  return [...ofOrder, ...doorNotes, ...messages].some(mentionsAllergy);
}
