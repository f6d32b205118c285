import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { type DeleteRefusal, deleteCategory } from './delete-category.ts';
import { listStaffCategories } from './list-staff-categories.ts';
import { presentStaffCategory } from './present-staff-category.ts';
import { reorderCategories } from './reorder-categories.ts';
import { type CategoryRefusal, saveCategories } from './save-categories.ts';

const CREATED = 'Categoria a fost adăugată cu succes!';
const UPDATED = 'Categoria a fost actualizată cu succes!';
const SAVED = 'Categoriile au fost salvate cu succes!';
const DELETED = 'Categoria a fost ștearsă.';
const REORDERED = 'Ordinea categoriilor a fost salvată.';

export function categoryRoutes(services: { readonly db: Database; readonly clock: () => Instant }): readonly Route[] {
  return [
    defineRoute('getStaffCategories', async () => {
      const categories = await listStaffCategories(services.db);
      return answer(categories.map(presentStaffCategory));
    }),

    defineRoute('createCategory', async ({ body: rows, session }) => {
      const saved = await saveCategories(services, { rows, staffId: session?.userId ?? null });
      if (!saved.ok) return refused(saved.error);
      const { version, categories } = saved.value;
      const [only] = rows;
      const message = rows.length > 1 ? SAVED : only?.id ? UPDATED : CREATED;
      return answer({ message, version, categories: categories.map(presentStaffCategory) });
    }),

    defineRoute('deleteCategory', async ({ params: { id }, session }) => {
      const deleted = await deleteCategory(services, { id, staffId: session?.userId ?? null });
      return deleted.ok ? answer({ message: DELETED }) : refused(deleted.error);
    }),

    defineRoute('reorderCategories', async ({ body: { ids }, session }) => {
      const version = await reorderCategories(services, { ids, staffId: session?.userId ?? null });
      return answer({ message: REORDERED, version });
    }),
  ];
}

function refused(refusal: CategoryRefusal | DeleteRefusal) {
  if ('details' in refusal) return refuse(refusal.code, refusal.details);
  const fields = 'fields' in refusal ? refusal.fields : undefined;
  return refuse(refusal.code, {}, fields ? { fields } : {});
}
