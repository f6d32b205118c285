import type { Category } from '#domain/menu/menu.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { loadCategories } from '#server/features/menu/index.ts';
import type { Database } from '#server/platform/database.ts';
import { type CategoryFacts, loadCategoryFacts } from './categories.repository.ts';
import { categorySubject } from './describe-category.ts';

export type ManagedCategory = Category & CategoryFacts & { readonly version: number };

const NOTHING: CategoryFacts = { picture: null, stationName: '', products: 0, archivedProducts: 0 };

/** Every category as staff manage it; with `ids`, only those. */
export async function listStaffCategories(db: Database, ids?: readonly number[]): Promise<readonly ManagedCategory[]> {
  const facts = await loadCategoryFacts(db);
  const managed: ManagedCategory[] = [];
  for (const category of await loadCategories(db, ids)) {
    const version = await findVersion(db, categorySubject(category.id));
    managed.push({ ...category, ...(facts.get(category.id) ?? NOTHING), version });
  }
  return managed;
}
