import type { Category } from '#domain/menu/menu.ts';
import type { Database } from '#server/platform/database.ts';
import { listCategories } from './menu.repository.ts';

/** Every category in the order of the menu, empty ones too, whatever has run out; with `ids`, only those. */
export function loadCategories(db: Database, ids?: readonly number[]): Promise<readonly Category[]> {
  return listCategories(db, null, ids);
}
