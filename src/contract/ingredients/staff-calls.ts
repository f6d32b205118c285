import { defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { IngredientParams, IngredientsResponse, SavedIngredientResponse, SaveIngredientRequest } from './wire.ts';

export const getIngredients = defineCall({
  method: 'GET',
  path: '/admin-service/ingredients',
  access: 'kitchen',
  sentence: 'What can run out and is needed by more than one thing of the menu, with what needs it.',
  response: IngredientsResponse,
});

export const saveIngredient = defineCall({
  method: 'POST',
  path: '/admin-service/ingredients',
  access: 'staff',
  onPanels: 'never',
  sentence: 'Adds an ingredient or, with an `id`, changes it; `changes` holds only what needs it now, or no longer.',
  refusals: ['changed_meanwhile', 'ingredient_not_found'],
  body: SaveIngredientRequest,
  response: SavedIngredientResponse,
});

export const deleteIngredient = defineCall({
  method: 'DELETE',
  path: '/admin-service/ingredients/{id}',
  access: 'staff',
  onPanels: 'never',
  sentence: 'Deletes an ingredient; what needed it stays on the menu, and is open again where its lack closed it.',
  refusals: ['changed_meanwhile', 'ingredient_not_found'],
  params: IngredientParams,
  response: DoneResponse,
});
