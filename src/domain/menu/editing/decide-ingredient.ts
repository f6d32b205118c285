import { parseText } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';

/** Short, because guests read it: „S-a terminat: mozzarella”. */
export const INGREDIENT_NAME_MAX_LENGTH = 60;
export const MOST_INGREDIENTS = 400;

export const INGREDIENT_PROBLEMS = ['ingredient_name_invalid', 'ingredient_name_repeated'] as const;
export type IngredientProblem = (typeof INGREDIENT_PROBLEMS)[number];

/**
 * Validates the name of an ingredient.
 *
 * @param others names of all other ingredients; case and diacritics are ignored
 */
export function decideIngredientName(raw: string, others: readonly string[]): Result<string, IngredientProblem> {
  const parsed = parseText(raw, { maximum: INGREDIENT_NAME_MAX_LENGTH, isRequired: true, isMultiline: false });
  if (!parsed.ok) return err('ingredient_name_invalid');
  const name = parsed.value;
  return others.some((other) => fold(other) === fold(name)) ? err('ingredient_name_repeated') : ok(name);
}
