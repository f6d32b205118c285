import type { DbServices } from '#server/platform/database.ts';
import { answer, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { listIngredients } from './ingredients.repository.ts';
import { deleteIngredient, saveIngredient } from './save-ingredient.ts';

export function ingredientRoutes(services: DbServices): readonly Route[] {
  return [
    defineRoute('getIngredients', async () => {
      const ingredients = await listIngredients(services.db);
      return answer({
        ingredients: ingredients.map(({ id, name, uses }) => ({ id, name, uses: [...uses] })),
      });
    }),
    defineRoute('saveIngredient', async ({ body: { id = null, name, changes = [] }, session }) =>
      answerWith(await saveIngredient(services, { id, name, changes }, session.userId), ({ id: savedId, name }) => ({
        id: savedId,
        message: `${name}: salvat.`,
      })),
    ),
    defineRoute('deleteIngredient', async ({ params: { id }, session }) =>
      answerWith(await deleteIngredient(services, id, session.userId), ({ name }) => ({
        message: `${name}: șters din lista de ingrediente.`,
      })),
    ),
  ];
}
