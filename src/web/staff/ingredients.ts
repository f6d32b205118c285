/** Ingredients with what needs them, for the office and for the panel. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { getIngredients } from '#contract/ingredients/staff-calls.ts';

export type Ingredient = AnswerOf<typeof getIngredients>['ingredients'][number];

export const INGREDIENTS_KEY = ['menu', 'ingredients'];

export const ingredientsQuery = (api: Api) =>
  queryOptions({
    queryKey: INGREDIENTS_KEY,
    queryFn: async () => (await api(getIngredients)).ingredients,
    staleTime: 60_000,
  });
