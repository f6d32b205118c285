import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { deleteCategory } from './delete-category.ts';
import { listStaffCategories } from './list-staff-categories.ts';
import { presentStaffCategory } from './present-staff-category.ts';
import { reorderCategories } from './reorder-categories.ts';
import { saveCategories } from './save-categories.ts';

const CREATED = 'Categoria a fost adăugată cu succes!';
const UPDATED = 'Categoria a fost actualizată cu succes!';
const SAVED = 'Categoriile au fost salvate cu succes!';

export function categoryRoutes(services: DbServices): readonly Route[] {
  return [
    defineRoute('getStaffCategories', async () => {
      const categories = await listStaffCategories(services.db);
      return answer(categories.map(presentStaffCategory));
    }),

    defineRoute('createCategory', async ({ body: rows, session }) =>
      answerWith(await saveCategories(services, { rows, staffId: session.userId }), ({ version, categories }) => ({
        message: rows.length > 1 ? SAVED : rows[0]?.id ? UPDATED : CREATED,
        version,
        categories: categories.map(presentStaffCategory),
      })),
    ),

    defineRoute('deleteCategory', async ({ params: { id }, session }) =>
      answerWith(await deleteCategory(services, { id, staffId: session.userId }), () => ({
        message: 'Categoria a fost ștearsă.',
      })),
    ),

    defineRoute('reorderCategories', async ({ body: { ids }, session }) =>
      answerSaved(
        await reorderCategories(services, { ids, staffId: session.userId }),
        'Ordinea categoriilor a fost salvată.',
      ),
    ),
  ];
}
