import { windowsToWire } from '#contract/menu/codec.ts';
import type { GroupUse } from '#domain/menu/options/option-sheet.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import type { Instant } from '#domain/time/instant.ts';
import { CATEGORY_ORDER, saveCategoryWithin } from '#server/features/categories/index.ts';
import { type ChangedMeanwhile, saveByStaff, saveWithin } from '#server/features/changes/index.ts';
import { announceWindowTurns, showPicturesWithin } from '#server/features/menu/index.ts';
import { writeGroupWithin, writeUsesWithin } from '#server/features/options/index.ts';
import {
  NEW_PRODUCTS,
  productSubject,
  recordProduct,
  suggestWithin,
  writeProduct,
} from '#server/features/products/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { lockPictures } from '#server/platform/images/keep-pictures.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { storedGroupKey } from './compare-groups.ts';
import type { CurrentMenu } from './current-menu.ts';
import { groupSheetOf } from './draft-groups.ts';
import { insertPictures } from './import-pictures.repository.ts';
import { listImports, markImported, writeIdentities } from './imports.repository.ts';
import { loadCurrentMenu } from './load-current-menu.ts';
import { type CategoryFacts, groupKey, type NeutralGroup, type NeutralMenu, type NeutralUse } from './neutral-menu.ts';
import { type ImportPlan, type PlannedCategory, type PlannedLine, planImport } from './plan-import.ts';
import type { UndoRecord } from './undo-record.ts';

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
    const current = await loadCurrentMenu(tx, menu.source);
    const plan = planImport(menu, current);
    const lines = plan.lines.filter(({ key, state }) => (state === 'new' || state === 'changed') && !leftOut.has(key));
    const wanted = new Set(lines.map(({ category }) => fold(category)));
    const categories = plan.categories.filter(({ name }) => wanted.has(fold(name)));
    if (lines.length === 0) return err({ code: 'import_nothing' });

    const by = { staffId, at };
    const ids = await writeCategories(tx, { categories, by });
    const products = await writeProducts(tx, { lines, categoryIds: ids, by });
    const numbers = numbersOf(current, products);
    const groups = await writeGroups(tx, { lines, categories, current, numbers });
    const written = await writeUses(tx, { categories, ids, products, groups, book: current.book });
    await writeSuggestions(tx, products, numbers);
    await writeIdentities(tx, menu.source, [
      ...products.map(({ line: { sourceId }, id: productId }) => ({ sourceId, productId })),
      ...plan.lines.flatMap(({ state, sourceId, before }) =>
        state === 'same' && before !== null ? [{ sourceId, productId: before.id }] : [],
      ),
    ]);
    await insertPictures(tx, id, picturesToFetch(products), at);
    if (lines.some(({ sheet }) => (sheet?.availabilityWindows.length ?? 0) > 0)) await announceWindowTurns(tx, at);
    const added = lines.filter(({ state }) => state === 'new').length;
    const counts = { added, changed: lines.length - added };
    const undo: UndoRecord = {
      ...written,
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

type By = { readonly staffId: number; readonly at: Instant };
type Book = CurrentMenu['book'];
type CategoryIds = ReadonlyMap<string, number>;

async function writeCategories(
  tx: Tx,
  { categories, by }: { readonly categories: ImportPlan['categories']; readonly by: By },
): Promise<CategoryIds> {
  const ids = new Map<string, number>();
  for (const { name, id, facts } of categories) {
    if (ids.has(fold(name))) continue;
    ids.set(fold(name), id ?? (await writeCategory(tx, name, facts, by)));
  }
  return ids;
}

async function writeCategory(tx: Tx, name: string, facts: PlannedCategory['facts'], by: By): Promise<number> {
  const { picture = null } = facts ?? {};
  const hasPicture = picture !== null && (await lockPictures(tx, [picture])).has(picture);
  const saved = await saveCategoryWithin(
    tx,
    {
      name,
      preferredMessage: true,
      ...(facts === null ? {} : rowOf(facts)),
      // Left out when it was deleted since the archive was read.
      imageHash: hasPicture ? picture : null,
    },
    by,
  );
  // Already validated with the plan, and no other category has its name, because the lock is held.
  if (!saved.ok) throw new Error(`A category of an import was refused: ${saved.error.code}`);
  return saved.value.id;
}

function rowOf(facts: CategoryFacts) {
  return {
    specialCategory: facts.isSpecial,
    isPickupFromSpecificLocation: facts.pickupPlace !== null,
    givenLocationForPickup: facts.pickupPlace ?? '',
    preferredMessage: facts.allowsMessage,
    additionalInformation: facts.additionalInformation,
    extraIngredients: facts.extras.map(({ name, price }) => ({ name, price })),
    availabilityWindows: windowsToWire(facts.availabilityWindows),
  };
}

type Written = { readonly line: PlannedLine; readonly id: number; readonly version: number };

async function writeProducts(
  tx: Tx,
  {
    lines,
    categoryIds,
    by,
  }: { readonly lines: readonly PlannedLine[]; readonly categoryIds: CategoryIds; readonly by: By },
): Promise<readonly Written[]> {
  const written: Written[] = [];
  for (const line of lines) {
    const { category, sheet, before, pictures } = line;
    const categoryId = categoryIds.get(fold(category));
    // Lines without a sheet cannot be imported and are not written; the categories of the others were written above.
    if (sheet === null || categoryId === undefined) throw new Error('A line of an import has a sheet and a category');
    const subject = before === null ? NEW_PRODUCTS : productSubject(before.id);
    const saved = await saveWithin<Omit<Written, 'line'>, never>(tx, { subject, ...by }, async (save) => {
      const id = await writeProduct(tx, { ...sheet, categoryId }, before, by.at);
      // Pictures chosen by staff here stay.
      if (before === null || before.pictures.length === 0) await showPicturesWithin(tx, id, storedOnes(pictures));
      return ok({ id, ...(await recordProduct(tx, save, id, before)) });
    });
    if (!saved.ok) throw new Error('No version was asked for');
    written.push({ line, ...saved.value });
  }
  return written;
}

function storedOnes(pictures: PlannedLine['pictures']) {
  return pictures.flatMap((picture) => ('hash' in picture ? [picture] : []));
}

/** The first picture of each product without one: fetched in the background. */
function picturesToFetch(products: readonly Written[]) {
  return products.flatMap(({ id: productId, line: { before, pictures } }) => {
    const [address] = pictures.flatMap((picture) => ('address' in picture ? [picture.address] : []));
    const hasOwn = before !== null && before.pictures.length > 0;
    return address === undefined || hasOwn ? [] : [{ productId, address }];
  });
}

/** Product ids here by source id, those of this import first. */
function numbersOf({ known }: CurrentMenu, written: readonly Written[]): ReadonlyMap<string, number> {
  return new Map([...known, ...written.map(({ line, id }) => [line.sourceId, id] as const)]);
}

type WrittenGroups = {
  /** Null for a group without remaining options. */
  readonly idOf: (group: NeutralGroup) => number | null;
  readonly fresh: number[];
};

/**
 * Writes the file's groups by content: an existing group with the same content is reused, whatever its id in the
 * source.
 */
async function writeGroups(
  tx: Tx,
  {
    lines,
    categories,
    current,
    numbers,
  }: {
    readonly lines: readonly PlannedLine[];
    readonly categories: ImportPlan['categories'];
    readonly current: CurrentMenu;
    readonly numbers: ReadonlyMap<string, number>;
  },
): Promise<WrittenGroups> {
  const ids = new Map<string, number | null>();
  for (const group of current.book.groups.values()) ids.set(storedGroupKey(group, current), group.id);
  const fresh: number[] = [];
  const write = async (group: NeutralGroup): Promise<void> => {
    const key = groupKey(group);
    if (ids.has(key)) return;
    for (const { opens } of group.options) if (opens !== null) await write(opens);
    const sheet = groupSheetOf(group, {
      productOf: (sourceId) => numbers.get(sourceId) ?? null,
      groupOf: (opened) => ids.get(groupKey(opened)) ?? null,
    });
    const id = sheet === null ? null : await writeGroupWithin(tx, sheet, null);
    ids.set(key, id);
    if (id !== null) fresh.push(id);
  };
  for (const { group } of [...categories, ...lines].flatMap(({ uses }) => uses ?? [])) await write(group);
  return { idOf: (group) => ids.get(groupKey(group)) ?? null, fresh };
}

async function writeUses(
  tx: Tx,
  {
    categories,
    ids,
    products,
    groups,
    book,
  }: {
    readonly categories: ImportPlan['categories'];
    readonly ids: CategoryIds;
    readonly products: readonly Written[];
    readonly groups: WrittenGroups;
    readonly book: Book;
  },
): Promise<Pick<UndoRecord, 'products' | 'categories'>> {
  const named = (uses: readonly NeutralUse[]): GroupUse[] =>
    uses.flatMap(({ group, sizeLabel }) => {
      const groupId = groups.idOf(group);
      return groupId === null ? [] : [{ groupId, sizeLabel }];
    });
  const ofCategories: UndoRecord['categories'] = [];
  const seen = new Set<number>();
  for (const category of categories) {
    const id = ids.get(fold(category.name));
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    const usesBefore = [...(book.ofCategories.get(id) ?? [])];
    const usesAfter = category.uses === null ? usesBefore : named(category.uses);
    if (category.uses !== null) await writeUsesWithin(tx, { categoryId: id }, usesAfter);
    ofCategories.push({ id, isNew: category.id === null, usesBefore, usesAfter });
  }
  const ofProducts: UndoRecord['products'] = [];
  for (const { line, id, version } of products) {
    const usesBefore = [...(book.ofProducts.get(id) ?? [])];
    const usesAfter = line.uses === null ? usesBefore : named(line.uses);
    if (line.uses !== null) await writeUsesWithin(tx, { productId: id }, usesAfter);
    ofProducts.push({ id, version, before: line.before, usesBefore, usesAfter });
  }
  return { products: ofProducts, categories: ofCategories };
}

async function writeSuggestions(
  tx: Tx,
  products: readonly Written[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { line, id } of products) {
    if (line.similar === null && line.addOns === null) continue;
    const idsOf = (sourceIds: readonly string[] | null, kept: readonly number[] | undefined) =>
      sourceIds?.flatMap((sourceId) => numbers.get(sourceId) ?? []) ?? kept ?? [];
    await suggestWithin(tx, id, {
      similarIds: idsOf(line.similar, line.before?.similarIds),
      addOnIds: idsOf(line.addOns, line.before?.addOnIds),
    });
  }
}
