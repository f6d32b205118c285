/**
 * The ingredients in the form of a product, and which of them must be saved: each ingredient is saved by a call of its
 * own.
 */
import { dishesThatName } from '#domain/menu/editing/suggest-ingredients.ts';
import type { IngredientEffect } from '#domain/menu/ingredient.ts';
import type { Ingredient } from '#web/staff/ingredients.ts';

/** Ids as text, as the inputs need them. */
export type NeededIngredients = {
  /** Without these the product is not sold. */
  readonly closes: readonly string[];
  /** Without these the product is sold all the same. */
  readonly left_out: readonly string[];
};

export const NO_INGREDIENTS: NeededIngredients = { closes: [], left_out: [] };

/** What the product as a whole needs; the needs of its sizes are edited in the list of ingredients. */
export function neededBy(productId: number, ingredients: readonly Ingredient[]): NeededIngredients {
  const idsWith = (wanted: IngredientEffect) =>
    ingredients
      .filter(({ uses }) =>
        uses.some(
          ({ target, effect }) => target.kind === 'product' && target.productId === productId && effect === wanted,
        ),
      )
      .map(({ id }) => String(id));
  return { closes: idsWith('closes'), left_out: idsWith('left_out') };
}

/** The ingredients to save, each with its new role for the product. */
export function changedIngredients(
  before: NeededIngredients,
  after: NeededIngredients,
): readonly { readonly id: number; readonly effect: IngredientEffect | null }[] {
  const [had, has] = [effectsOf(before), effectsOf(after)];
  return [...new Set([...had.keys(), ...has.keys()])]
    .filter((id) => had.get(id) !== has.get(id))
    .map((id) => ({ id: Number(id), effect: has.get(id) ?? null }));
}

function effectsOf({ closes, left_out }: NeededIngredients): ReadonlyMap<string, IngredientEffect> {
  return new Map([...left_out.map((id) => [id, 'left_out'] as const), ...closes.map((id) => [id, 'closes'] as const)]);
}

/** An ingredient chosen for one role is removed from the other. */
export function chooseIngredients(
  needed: NeededIngredients,
  effect: IngredientEffect,
  ids: readonly string[],
): NeededIngredients {
  const other = effect === 'closes' ? 'left_out' : 'closes';
  const rest = needed[other].filter((id) => !ids.includes(id));
  return effect === 'closes' ? { closes: ids, left_out: rest } : { closes: rest, left_out: ids };
}

/** Ingredients that the product's texts name and that are not chosen yet. */
export function namedIngredients(
  text: string,
  ingredients: readonly Ingredient[],
  { closes, left_out }: NeededIngredients,
): readonly Ingredient[] {
  const chosen = new Set([...closes, ...left_out]);
  const dishes = [{ id: 1, text }];
  return ingredients.filter(({ id, name }) => !chosen.has(String(id)) && dishesThatName(name, dishes).length > 0);
}
