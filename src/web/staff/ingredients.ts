/** Ingredients with what needs them, for the office and for the panel. */
import { queryOptions } from '@tanstack/react-query';
import type { Api, CallOutput } from '#contract/client.ts';

export type Ingredient = CallOutput<'getIngredients'>['ingredients'][number];

export const INGREDIENTS_KEY = ['menu', 'ingredients'];

export const ingredientsQuery = (api: Api) =>
  queryOptions({
    queryKey: INGREDIENTS_KEY,
    queryFn: async () => (await api('getIngredients')).ingredients,
    staleTime: 60_000,
  });
