/** Ours: ingredients, which several things of the menu may need. */
import { z } from 'zod';
import { INGREDIENT_EFFECTS } from '#domain/menu/ingredient.ts';

const Id = z.int().positive().max(2_147_483_647);
const Effect = z.enum(INGREDIENT_EFFECTS);

/** A thing that needs it. An extra is identified by its name, wherever it is offered. */
const Target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), productId: Id }),
  z.object({ kind: z.literal('size'), sizeId: Id }),
  z.object({ kind: z.literal('extra'), name: z.string().min(1).max(120) }),
  z.object({ kind: z.literal('bundle'), promotionId: Id }),
  z.object({ kind: z.literal('option'), optionId: Id }),
]);

export const IngredientsResponse = z.object({
  /** Sorted by name. */
  ingredients: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /**
       * The things that need it, with their display names; `closes`: not sold without it, `left_out`: sold without it.
       */
      uses: z.array(z.object({ target: Target, effect: Effect, title: z.string() })),
    }),
  ),
});

/** Maximum of added and removed uses per save. */
const MOST_CHANGES = 1_000;

export const SaveIngredientRequest = z.object({
  /** Null or absent for a new one. */
  id: Id.nullish(),
  /** Absent: unchanged. */
  name: z.string().max(400).optional(),
  /** Only the differences: null removes a use. */
  changes: z
    .array(z.object({ target: Target, effect: Effect.nullable() }))
    .max(MOST_CHANGES)
    .optional(),
});
export const IngredientParams = z.object({ id: z.coerce.number().pipe(Id) });

export const SavedIngredientResponse = z.object({ id: Id, message: z.string() });
