import { loadOptions } from '#server/features/menu/index.ts';
import { loadWholeMenu } from '#server/features/products/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { CurrentMenu } from './current-menu.ts';
import { listProductNumbers, loadIdentities } from './imports.repository.ts';
import type { ImportSource } from './neutral-menu.ts';

/** The present menu, with archived products, and which of them came from this source. */
export async function loadCurrentMenu(db: Database, source: ImportSource): Promise<CurrentMenu> {
  return {
    ...(await loadWholeMenu(db, await listProductNumbers(db))),
    book: await loadOptions(db),
    known: await loadIdentities(db, source),
  };
}
