import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { CATEGORY_ORDER } from '#server/features/categories/index.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import { NEW_PRODUCTS } from '#server/features/products/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { insertPictures } from './import-pictures.repository.ts';
import { listImports, markImported, writeIdentities } from './imports.repository.ts';
import { loadCurrentMenu } from './load-current-menu.ts';
import type { NeutralMenu } from './neutral-menu.ts';
import { planImport } from './plan-import.ts';
import { type WrittenProduct, writePlan } from './write-plan.ts';

export type ImportRefusal = ChangedMeanwhile | { readonly code: 'import_not_found' | 'import_done' | 'import_nothing' };

/** Imports and undo runs are serialised by this lock. */
export const MENU_IMPORT = 'menu-import';
/** In the order of their names, like every save that takes several locks. */
export const MENU_LOCKS = [CATEGORY_ORDER, MENU_IMPORT, NEW_PRODUCTS] as const;

export type Imported = { readonly added: number; readonly changed: number };

/**
 * Imports a menu: every new or changed line that was not excluded, in one transaction and by the menu's own rules and
 * writers. The plan is computed again from the present menu, so changes made by staff since the dry run are kept.
 */
export function runImport(
  services: DbServices,
  {
    id,
    menu,
    leftOut,
    staffId,
  }: {
    readonly id: number;
    readonly menu: NeutralMenu;
    readonly leftOut: ReadonlySet<string>;
    readonly staffId: number;
  },
): Promise<Result<Imported, ImportRefusal>> {
  return saveByStaff<Imported, ImportRefusal>(services, { subject: MENU_LOCKS, staffId }, async (tx, save, at) => {
    const [stored] = await listImports(tx, id);
    if (stored === undefined) return err({ code: 'import_not_found' });
    if (stored.state !== 'read') return err({ code: 'import_done' });
    const current = await loadCurrentMenu(tx, menu.source, at);
    const plan = planImport(menu, current);
    const lines = plan.lines.filter(({ key, state }) => (state === 'new' || state === 'changed') && !leftOut.has(key));
    const wanted = new Set(lines.map(({ category }) => fold(category)));
    const categories = plan.categories.filter(({ name }) => wanted.has(fold(name)));
    if (lines.length === 0) return err({ code: 'import_nothing' });

    const { products, undo } = await writePlan(tx, { lines, categories }, { current, staffId, at });
    await writeIdentities(tx, menu.source, [
      ...products.map(({ line: { sourceId }, id: productId }) => ({ sourceId, productId })),
      ...plan.lines.flatMap(({ state, sourceId, before }) =>
        state === 'same' && before !== null ? [{ sourceId, productId: before.id }] : [],
      ),
    ]);
    await insertPictures(tx, id, picturesToFetch(products), at);
    const added = lines.filter(({ state }) => state === 'new').length;
    const counts = { added, changed: lines.length - added };
    await markImported(tx, id, { at, ...counts, undo });
    await save({
      subject: MENU_IMPORT,
      title: `Meniu importat: ${stored.fileName}`,
      after: { 'Produse noi': String(counts.added), 'Produse schimbate': String(counts.changed) },
    });
    return ok(counts);
  });
}

/** The first picture of each product without one: fetched in the background. */
function picturesToFetch(products: readonly WrittenProduct[]) {
  return products.flatMap(({ id: productId, line: { before, pictures } }) => {
    const [address] = pictures.flatMap((picture) => ('address' in picture ? [picture.address] : []));
    const hasOwn = before !== null && before.pictures.length > 0;
    return address === undefined || hasOwn ? [] : [{ productId, address }];
  });
}
