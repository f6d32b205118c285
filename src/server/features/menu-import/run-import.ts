import type { GroupUse } from '#domain/menu/options/option-sheet.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import type { Instant } from '#domain/time/instant.ts';
import { CATEGORY_ORDER, saveCategoryWithin } from '#server/features/categories/categories.door.ts';
import { type ChangedMeanwhile, saveByStaff, saveWithin } from '#server/features/changes/changes.door.ts';
import { announceWindowTurns } from '#server/features/menu/menu.door.ts';
import { writeGroupWithin, writeUsesWithin } from '#server/features/options/options.door.ts';
import { NEW_PRODUCTS, productSubject, recordProduct, writeProduct } from '#server/features/products/products.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listImports, markImported, writeIdentities } from './imports.repository.ts';
import { loadCurrentMenu } from './load-current-menu.ts';
import { groupKey, type NeutralGroup, type NeutralMenu } from './neutral-menu.ts';
import {
  groupSheetOf,
  type ImportPlan,
  type PlannedLine,
  type PlannedUse,
  planImport,
  storedGroupKey,
} from './plan-import.ts';
import type { UndoRecord } from './undo-record.ts';

export type ImportRefusal = ChangedMeanwhile | { readonly code: 'import_not_found' | 'import_done' | 'import_nothing' };

/** Imports and undoes go one after the other. */
export const MENU_IMPORT = 'menu-import';
/** In the order of their names, as every save takes several locks. */
export const MENU_LOCKS = [CATEGORY_ORDER, MENU_IMPORT, NEW_PRODUCTS] as const;

export type Imported = { readonly added: number; readonly changed: number };

/**
 * Takes a menu over: every line that is new or changed and was not left out, in one transaction and through the menu's own
 * rules and writers. The plan is made anew against the menu as it is now, so nothing is lost that staff changed since the dry run.
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
    const current = await loadCurrentMenu(tx, menu.source);
    const plan = planImport(menu, current);
    const lines = plan.lines.filter(({ key, state }) => (state === 'new' || state === 'changed') && !leftOut.has(key));
    const wanted = new Set(lines.map(({ category }) => fold(category)));
    const categories = plan.categories.filter(({ name }) => wanted.has(fold(name)));
    if (lines.length === 0) return err({ code: 'import_nothing' });

    const groups = await writeGroups(tx, { lines, categories, known: current.book.groups.values() });
    const by = { staffId, at };
    const undoCategories = await writeCategories(tx, { categories, groups, book: current.book, by });
    const products = await writeProducts(tx, {
      lines,
      groups,
      book: current.book,
      categoryIds: undoCategories.ids,
      by,
    });
    await writeIdentities(tx, menu.source, [
      ...products.map(({ sourceId, id: productId }) => ({ sourceId, productId })),
      ...plan.lines.flatMap(({ state, sourceId, before }) =>
        state === 'same' && before !== null ? [{ sourceId, productId: before.id }] : [],
      ),
    ]);
    if (lines.some(({ sheet }) => (sheet?.availabilityWindows.length ?? 0) > 0)) await announceWindowTurns(tx, at);
    const added = lines.filter(({ state }) => state === 'new').length;
    const counts = { added, changed: lines.length - added };
    const undo: UndoRecord = {
      products: products.map(({ sourceId: _, ...product }) => product),
      categories: undoCategories.written,
      groupIds: groups.fresh,
    };
    await markImported(tx, id, { at, ...counts, undo });
    await save({
      subject: MENU_IMPORT,
      title: `Meniu importat: ${stored.fileName}`,
      after: { 'Produse noi': String(counts.added), 'Produse schimbate': String(counts.changed) },
    });
    return ok(counts);
  });
}

type WrittenGroups = { readonly idOf: (group: NeutralGroup) => number; readonly fresh: number[] };

/** Groups of the file by content: one that is there already is used, whatever numbers it has in the source. */
async function writeGroups(
  tx: Tx,
  {
    lines,
    categories,
    known,
  }: {
    readonly lines: readonly PlannedLine[];
    readonly categories: ImportPlan['categories'];
    readonly known: Iterable<Parameters<typeof storedGroupKey>[0]>;
  },
): Promise<WrittenGroups> {
  const ids = new Map([...known].map((group) => [storedGroupKey(group), group.id]));
  const fresh: number[] = [];
  for (const { group } of [...categories, ...lines].flatMap(({ uses }) => uses)) {
    const key = groupKey(group);
    if (ids.has(key)) continue;
    const id = await writeGroupWithin(tx, groupSheetOf(group), null);
    ids.set(key, id);
    fresh.push(id);
  }
  // Every group of a line was written above, or was there.
  return { idOf: (group) => ids.get(groupKey(group)) as number, fresh };
}

function namedUses(uses: readonly PlannedUse[], { idOf }: WrittenGroups): GroupUse[] {
  return uses.map(({ group, sizeLabel }) => ({ groupId: idOf(group), sizeLabel }));
}

type By = { readonly staffId: number; readonly at: Instant };
type Book = Awaited<ReturnType<typeof loadCurrentMenu>>['book'];

async function writeCategories(
  tx: Tx,
  {
    categories,
    groups,
    book,
    by,
  }: {
    readonly categories: ImportPlan['categories'];
    readonly groups: WrittenGroups;
    readonly book: Book;
    readonly by: By;
  },
) {
  const ids = new Map<string, number>();
  const written: UndoRecord['categories'] = [];
  for (const category of categories) {
    let { id } = category;
    if (ids.has(fold(category.name))) continue;
    if (id === null) {
      const saved = await saveCategoryWithin(tx, { name: category.name, preferredMessage: true }, by);
      // Its name was judged with the plan, and no other category has it: the lock is held.
      if (!saved.ok) throw new Error(`A category of an import was refused: ${saved.error.code}`);
      ({ id } = saved.value);
    }
    ids.set(fold(category.name), id);
    const usesBefore = [...(book.ofCategories.get(id) ?? [])];
    const usesAfter = category.hasOtherUses ? namedUses(category.uses, groups) : usesBefore;
    if (category.hasOtherUses) await writeUsesWithin(tx, { categoryId: id }, usesAfter);
    written.push({ id, isNew: category.id === null, usesBefore, usesAfter });
  }
  return { ids, written };
}

async function writeProducts(
  tx: Tx,
  {
    lines,
    groups,
    book,
    categoryIds,
    by,
  }: {
    readonly lines: readonly PlannedLine[];
    readonly groups: WrittenGroups;
    readonly book: Book;
    readonly categoryIds: ReadonlyMap<string, number>;
    readonly by: By;
  },
) {
  const written: (UndoRecord['products'][number] & { readonly sourceId: string })[] = [];
  for (const { sourceId, category, sheet, before, uses } of lines) {
    const categoryId = categoryIds.get(fold(category));
    // Lines without a sheet cannot be taken over and are none of these; their categories were written above.
    if (sheet === null || categoryId === undefined) throw new Error('A line of an import has a sheet and a category');
    const subject = before === null ? NEW_PRODUCTS : productSubject(before.id);
    const saved = await saveWithin<{ id: number; version: number }, never>(tx, { subject, ...by }, async (save) => {
      const id = await writeProduct(tx, { ...sheet, categoryId }, before, by.at);
      return ok({ id, ...(await recordProduct(tx, save, id, before)) });
    });
    if (!saved.ok) throw new Error('No version was asked for');
    const { id, version } = saved.value;
    const usesBefore = [...(book.ofProducts.get(id) ?? [])];
    const usesAfter = namedUses(uses, groups);
    await writeUsesWithin(tx, { productId: id }, usesAfter);
    written.push({ sourceId, id, version, before, usesBefore, usesAfter });
  }
  return written;
}
