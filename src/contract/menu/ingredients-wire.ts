/** Ours: what can run out and is needed by more than one thing of the menu. */
import { z } from 'zod';
import { INGREDIENT_EFFECTS } from '#domain/menu/ingredient.ts';

const Id = z.int().positive().max(2_147_483_647);
const Effect = z.enum(INGREDIENT_EFFECTS);

/** What needs it. An extra is meant by its name, wherever it is offered. */
const Target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), productId: Id }),
  z.object({ kind: z.literal('size'), sizeId: Id }),
  z.object({ kind: z.literal('extra'), name: z.string().min(1).max(120) }),
  z.object({ kind: z.literal('bundle'), promotionId: Id }),
  z.object({ kind: z.literal('option'), optionId: Id }),
]);

export const IngredientsResponse = z.object({
  /** By name. */
  ingredients: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** What needs it, with what people call it; `closes`: not sold without it, `left_out`: sold without it. */
      uses: z.array(z.object({ target: Target, effect: Effect, title: z.string() })),
    }),
  ),
});

/** Most that one save ticks and unticks. */
const MOST_CHANGES = 1_000;

export const SaveIngredientRequest = z.object({
  /** Null or absent for a new one. */
  id: Id.nullish(),
  /** Absent: stays as it is. */
  name: z.string().max(400).optional(),
  /** Only what is different: null takes the need away. */
  changes: z
    .array(z.object({ target: Target, effect: Effect.nullable() }))
    .max(MOST_CHANGES)
    .optional(),
});
export const IngredientParams = z.object({ id: z.coerce.number().pipe(Id) });

export const SavedIngredientResponse = z.object({ id: Id, message: z.string() });
